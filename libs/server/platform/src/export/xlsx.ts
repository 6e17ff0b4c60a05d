import { Zip, type ZipInputFile } from 'fflate';
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { ProblemError } from '../http/problems';
import type { Table, TableColumn } from './table';
import * as parts from './xlsx-parts';

/**
 * Limits of a sheet's rows (Excel), a sheet's bytes before it is continued on the next, and a zip
 * file without Zip64.
 */
const limits = { rows: 1_048_576, sheetBytes: 2 ** 31, bytes: 2 ** 32 - 1 };

/**
 * Creates a zip file whose entries are written one after another; finished bytes are taken in
 * between. Node deflates in its thread pool, so that the server stays responsive.
 */
const createZip = (maxBytes: number) => {
  let size = 0;
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    size += bytes.length;
    ready.push(bytes);
  });
  return {
    open(filename: string) {
      const entry: ZipInputFile = { filename, compression: 8, size: 0, crc: 0 };
      zip.add(entry);
      const deflate = createDeflateRaw({ level: 3 });
      deflate.on('data', (bytes: Uint8Array<ArrayBuffer>) => entry.ondata?.(null, bytes, false));
      const write = async (text: string) => {
        const bytes = Buffer.from(text);
        entry.size += bytes.length;
        entry.crc = crc32(bytes, entry.crc);
        if (!deflate.write(bytes)) await once(deflate, 'drain');
      };
      return {
        size: () => entry.size,
        write,
        async close(text: string) {
          await write(text);
          deflate.end();
          await once(deflate, 'end');
          entry.ondata?.(null, new Uint8Array(), true);
        },
      };
    },
    end: () => zip.end(),
    takeReady() {
      if (size > maxBytes) throw new ProblemError('reportFile.tooManyRows');
      return Buffer.concat(ready.splice(0));
    },
  };
};

/**
 * Writes a table as a workbook while its rows are read. Every cell has an explicit type, so that
 * none is a formula.
 */
export async function* xlsxOf(
  { title, columns, batches }: Table,
  narrower: Partial<typeof limits> = {},
): AsyncGenerator<Buffer> {
  const most = { ...limits, ...narrower };
  const zip = createZip(most.bytes);
  let sheets = 0;
  let row = 0;
  const openSheet = async (of: readonly TableColumn[]) => {
    sheets += 1;
    row = 1;
    const entry = zip.open(`xl/worksheets/sheet${sheets}.xml`);
    await entry.write(parts.sheetHead(of));
    return entry;
  };

  let sheet = await openSheet(columns);
  for await (const batch of batches) {
    let text = '';
    for (const cells of batch) {
      if (row === most.rows || sheet.size() + text.length > most.sheetBytes) {
        await sheet.close(text + parts.sheetEnd);
        sheet = await openSheet(columns);
        text = '';
      }
      row += 1;
      text += parts.rowOf(columns, cells, row);
    }
    await sheet.write(text);
    yield zip.takeReady();
  }
  await sheet.close(parts.sheetEnd);
  for (const [name, text] of Object.entries(parts.frame(title, sheets)))
    await zip.open(name).close(text);
  zip.end();
  yield zip.takeReady();
}
