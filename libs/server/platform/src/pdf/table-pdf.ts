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
import { drawChart, type PdfChart } from './chart-pdf';
import { type ColumnPlace, placeColumns } from './column-places';
import { createPageNumbers } from './page-numbers';
import { readable } from './readable';
import { drawLine, forgetWords, widthOf } from './text';

export interface PdfColumn extends TableColumn {
  /** Fraction of the page's width. */
  share: number;
  align: 'left' | 'right';
  /** Lines after which a text is cut; fewer by default. */
  maxLines?: number;
}

interface PdfTable extends Table {
  columns: readonly PdfColumn[];
  /** Platform and organization, above the title. */
  owner: string;
  /** Lines under the title: period, filters, and when and by whom it was made. */
  notes: string[];
  /** Chart of the first page. */
  chart?: PdfChart | undefined;
  /** Square at the right of the masthead, such as a code. */
  mark?: { size: number; draw: (doc: PDFKit.PDFDocument, x: number, y: number) => void };
  /** Writes "page x of y". */
  pageText: (page: number, pages: number) => string;
  /** Language tag (BCP 47). */
  language: string;
  madeAt: Date;
}

const margin = 36;
const size = { title: 15, owner: 9, note: 8, cell: 7.5 };
const lineHeight = 10;
const padding = 3;
const color = {
  ink: '#181c32',
  grey: '#5e6278',
  line: '#d8d8e5',
  shade: '#f1f3f8',
  bar: '#0a5fc2',
};
/** Amount that a column of money has room for: one that is broken reads as two. */
const largestMoney = '10,00,00,000.00';
/** Rows drawn before the event loop gets a turn. */
const rowsAtOnce = 20;

const createPages = ({
  columns,
  title,
  owner,
  notes,
  chart,
  mark,
  pageText,
  language,
  madeAt,
}: PdfTable) => {
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
  let width = 0;
  let bottom = 0;
  let places: ColumnPlace[] = [];
  let isFirst = true;
  let y = 0;

  const leastOf = (column: PdfColumn) => {
    const words = headingOf(column).split(/\s+/u);
    if (column.format === 'money') words.push(largestMoney);
    return Math.max(...words.map((word) => widthOf(doc, 'sans', word, size.cell)));
  };

  const drawRule = (at: number, thickness: number, stroke: string) =>
    doc
      .moveTo(margin, at)
      .lineTo(margin + width, at)
      .lineWidth(thickness)
      .strokeColor(stroke)
      .stroke();

  const drawCells = (texts: string[], isHead = false) => {
    const cells = texts.map((text, at) =>
      cellLines(doc, 'sans', text, size.cell, places[at]?.width ?? 0, columns[at]?.maxLines),
    );
    const height = Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * padding;
    if (y + height > bottom) openPage();
    if (isHead) doc.rect(margin, y, width, height).fill(color.shade);
    doc.fillColor(color.ink);
    cells.forEach((lines, at) => {
      const place = places[at];
      if (!place) return;
      const align = columns[at]?.align ?? 'left';
      readable(doc, texts[at] ?? '', () =>
        lines.forEach((line, index) =>
          drawLine(
            doc,
            line,
            y + padding + (index + 0.75) * lineHeight,
            { face: 'sans', ...place, align },
            size.cell,
          ),
        ),
      );
    });
    y += height;
    drawRule(y, 0.5, color.line);
  };

  const line = (text: string, at: number, fontSize: number, more = {}) =>
    readable(doc, text, () =>
      drawLine(doc, text, at, { face: 'sans', x: margin, width, align: 'left', ...more }, fontSize),
    );

  const drawMasthead = () => {
    const noteWidth = mark ? width - mark.size - 4 * padding : width;
    const top = y;
    mark?.draw(doc, margin + width - mark.size, top);
    doc.fillColor(color.grey);
    line(owner, y + size.owner, size.owner);
    y += size.owner * 1.6;
    doc.fillColor(color.ink);
    line(title, y + size.title, size.title);
    y += size.title * 1.7;
    doc.fillColor(color.grey);
    for (const note of notes.flatMap((one) => cellLines(doc, 'sans', one, size.note, noteWidth))) {
      line(note, y + size.note, size.note);
      y += lineHeight;
    }
    y = Math.max(y, top + (mark?.size ?? 0)) + padding;
    drawRule(y, 1.5, color.bar);
    y += 2 * padding;
    if (chart) y = drawChart(doc, chart, { x: margin, y, width });
  };

  const footerOf = () => doc.page.height - margin + padding;
  const numbers = createPageNumbers(doc, (page, pages) =>
    line(pageText(page, pages), footerOf(), size.note, { align: 'right' }),
  );

  const openPage = () => {
    doc.addPage();
    width = doc.page.width - 2 * margin;
    bottom = doc.page.height - margin - lineHeight;
    doc.fillColor(color.grey);
    line(title, footerOf(), size.note);
    numbers.reserve();
    y = margin;
    if (isFirst) {
      isFirst = false;
      const shares = columns.map((column) => ({
        share: column.share,
        least: leastOf(column),
      }));
      places = placeColumns(shares, { left: margin, width, padding });
      drawMasthead();
    }
    drawCells(columns.map(headingOf), true);
  };

  openPage();
  return {
    doc,
    finish: numbers.finish,
    drawRow: (cells: CellValue[]) =>
      drawCells(cells.map((cell, at) => String(writtenCell(cell, columns[at]?.format) ?? '–'))),
  };
};

/** Writes a table as A4 landscape pages; each page is yielded as soon as it is full. */
export async function* pdfOf(table: PdfTable): AsyncGenerator<Buffer> {
  const { doc, drawRow, finish } = createPages(table);
  for await (const rows of table.batches) {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      rows.slice(start, start + rowsAtOnce).forEach(drawRow);
      const ready = doc.read() as Buffer | null;
      if (ready) yield ready;
      await setImmediate();
    }
    forgetWords(doc);
  }
  await finish();
  doc.end();
  yield* doc as AsyncIterable<Buffer>;
}
