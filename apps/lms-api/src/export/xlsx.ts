import { strToU8, Zip, ZipDeflate } from 'fflate';
import { ProblemError } from '../http/problems';
import type { Table, TableColumn } from './table-file';
import * as parts from './xlsx-parts';

/** What is more than that goes on to another sheet. */
const sheetLimits = { rows: 1_048_576, bytes: 2 ** 31 };
/** A zip file has no place for larger numbers. */
const mostBytes = 2 ** 32 - 1;

/** A zip file whose entries are written one after another; what is ready is taken from time to time. */
const createZip = () => {
  let size = 0;
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    size += bytes.length;
    if (size > mostBytes) throw new ProblemError('reportFile.tooManyRows');
    ready.push(bytes);
  });
  return {
    open(name: string) {
      const entry = new ZipDeflate(name, { level: 3 });
      zip.add(entry);
      return {
        size: () => entry.size,
        write: (text: string) => entry.push(strToU8(text)),
        close: (text: string) => entry.push(strToU8(text), true),
      };
    },
    end: () => zip.end(),
    takeReady: () => Buffer.concat(ready.splice(0)),
  };
};

/**
 * A table as a spreadsheet that is written while its rows come. Its cells say their type, so that none
 * of them is a formula.
 */
export async function* xlsxOf(
  { columns, batches }: Table,
  most = sheetLimits,
): AsyncGenerator<Buffer> {
  const zip = createZip();
  let sheets = 0;
  let row = 0;
  const openSheet = (of: readonly TableColumn[]) => {
    sheets += 1;
    row = 1;
    const entry = zip.open(`xl/worksheets/sheet${sheets}.xml`);
    entry.write(parts.sheetHead(of));
    return entry;
  };

  let sheet = openSheet(columns);
  for await (const batch of batches) {
    for (const cells of batch) {
      if (row === most.rows || sheet.size() > most.bytes) {
        sheet.close(parts.sheetEnd);
        sheet = openSheet(columns);
      }
      row += 1;
      sheet.write(parts.rowOf(columns, cells, row));
    }
    yield zip.takeReady();
  }
  sheet.close(parts.sheetEnd);
  for (const [name, text] of Object.entries(parts.frame(sheets))) zip.open(name).close(text);
  zip.end();
  yield zip.takeReady();
}
