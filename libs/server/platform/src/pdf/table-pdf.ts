import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import {
  type CellValue,
  headingOf,
  type Table,
  type TableColumn,
  writtenCell,
} from '../export/table';
import { cellLines } from './cell-lines';
import { bengali, drawLine, forgetWords } from './text';

export interface PdfColumn extends TableColumn {
  /** Fraction of the page's width. */
  share: number;
  align: 'left' | 'right';
}

interface PdfTable extends Table {
  columns: readonly PdfColumn[];
  /** Lines under the title: the filters, and the time zone. */
  notes: string[];
  /** Language tag (BCP 47). */
  language: string;
  madeAt: Date;
}

const margin = 36;
const size = { title: 15, note: 8, cell: 7.5 };
const lineHeight = 10;
const padding = 3;
const color = { ink: '#181c32', grey: '#5e6278', line: '#d8d8e5', shade: '#f1f3f8' };
/** Rows drawn before the event loop gets a turn. */
const rowsAtOnce = 20;

interface Place extends Pick<PdfColumn, 'align'> {
  x: number;
  width: number;
}

const placesOf = (columns: readonly PdfColumn[], width: number): Place[] => {
  const sum = columns.reduce((all, { share }) => all + share, 0);
  let x = margin;
  return columns.map(({ share, align }) => {
    const place = { x: x + padding, width: (width * share) / sum - 2 * padding, align };
    x += (width * share) / sum;
    return place;
  });
};

const createPages = ({ columns, title, notes, language, madeAt }: PdfTable) => {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt },
    autoFirstPage: false,
  } as PDFKit.PDFDocumentOptions);
  const pageNumber = new Intl.NumberFormat(language);
  let width = 0;
  let bottom = 0;
  let places: Place[] = [];
  let pages = 0;
  let y = 0;

  /**
   * Stores the text itself with its glyphs: the order of Bengali glyphs differs from that of the
   * letters.
   */
  const readable = (actual: string, draw: () => void) => {
    if (!bengali.test(actual)) return draw();
    doc.markContent('Span', { actual });
    draw();
    doc.endMarkedContent();
  };

  const drawCells = (texts: string[], isHead = false) => {
    const cells = texts.map((text, at) =>
      cellLines(doc, 'sans', text, size.cell, places[at]?.width ?? 0),
    );
    const height = Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * padding;
    if (y + height > bottom) openPage();
    if (isHead) doc.rect(margin, y, width, height).fill(color.shade);
    doc.fillColor(color.ink);
    cells.forEach((lines, at) => {
      const place = places[at];
      if (!place) return;
      readable(texts[at] ?? '', () =>
        lines.forEach((line, index) =>
          drawLine(
            doc,
            line,
            y + padding + (index + 0.75) * lineHeight,
            { face: 'sans', ...place },
            size.cell,
          ),
        ),
      );
    });
    y += height;
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor(color.line)
      .stroke();
  };

  const line = (text: string, at: number, fontSize: number, more = {}) =>
    readable(text, () =>
      drawLine(doc, text, at, { face: 'sans', x: margin, width, align: 'left', ...more }, fontSize),
    );

  const openPage = () => {
    doc.addPage();
    pages += 1;
    width = doc.page.width - 2 * margin;
    bottom = doc.page.height - margin - lineHeight;
    places = placesOf(columns, width);
    doc.fillColor(color.grey);
    const footer = doc.page.height - margin + padding;
    line(title, footer, size.note);
    line(pageNumber.format(pages), footer, size.note, { align: 'right' });
    y = margin;
    if (pages === 1) {
      doc.fillColor(color.ink);
      line(title, y + size.title, size.title);
      y += size.title * 1.8;
      doc.fillColor(color.grey);
      for (const note of notes) {
        line(note, y + size.note, size.note);
        y += lineHeight;
      }
      y += padding;
    }
    drawCells(columns.map(headingOf), true);
  };

  openPage();
  return {
    doc,
    drawRow: (cells: CellValue[]) =>
      drawCells(cells.map((cell, at) => String(writtenCell(cell, columns[at]?.format) ?? '–'))),
  };
};

/** Writes a table as A4 landscape pages; each page is yielded as soon as it is full. */
export async function* pdfOf(table: PdfTable): AsyncGenerator<Buffer> {
  const { doc, drawRow } = createPages(table);
  for await (const rows of table.batches) {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      rows.slice(start, start + rowsAtOnce).forEach(drawRow);
      const ready = doc.read() as Buffer | null;
      if (ready) yield ready;
      await setImmediate();
    }
    forgetWords(doc);
  }
  doc.end();
  yield* doc as AsyncIterable<Buffer>;
}
