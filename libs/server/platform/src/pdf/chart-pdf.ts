import { cellLines } from './cell-lines';
import { readable } from './readable';
import { drawLine } from './text';

type Document = PDFKit.PDFDocument;

/** Chart above the rows of a table; its texts are written as people read them. */
export interface PdfChart {
  title: string;
  /** Bars beside each other or stacked, bars of named items, one below the other, or lines. */
  kind: 'bars' | 'stacked' | 'rows' | 'lines';
  series: { title: string; text: (value: number) => string }[];
  points: { label: string; values: (number | null)[] }[];
}

interface Box {
  x: number;
  y: number;
  width: number;
}

const size = { title: 9, text: 7 };
const lineHeight = 11;
const plotHeight = 120;
const color = { ink: '#181c32', grey: '#5e6278', line: '#d8d8e5' };
/** Colors of the series, told apart by their lightness as well. */
const seriesColors = ['#0a5fc2', '#7fc8a0', '#8a4b00', '#f0a0a0', '#3b3b58', '#b8bccb'];
const dashes = [[], [6, 3], [2, 3], [9, 3, 3, 3], [4, 2], [1, 2]];
const colorOf = (index: number) => seriesColors[index % seriesColors.length] ?? color.ink;
const dashOf = (index: number) => dashes[index % dashes.length] ?? [];
const tickCount = 4;
/** Widths of the values on an axis, of a label below it, and of a named item's label. */
const widths = { axis: 48, tick: 52, name: 190, value: 60 };
const barHeight = 7;

/** Returns a round distance between ticks; a whole one where all values are whole. */
const stepOf = (most: number, { points }: PdfChart) => {
  const isWhole = points.every(({ values }) =>
    values.every((value) => Number.isInteger(value ?? 0)),
  );
  const raw = most / tickCount;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
  return isWhole ? Math.max(1, step) : step;
};

const totalOf = (values: (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

const highestValue = ({ kind, points }: PdfChart) =>
  Math.max(
    ...points.flatMap(({ values }) =>
      kind === 'stacked' ? [totalOf(values)] : values.map((value) => value ?? 0),
    ),
  );

interface Place {
  x: number;
  width: number;
  align?: 'left' | 'center' | 'right';
}

/** Writes a text on one line; what does not fit is left out. */
const write = (
  doc: Document,
  text: string,
  y: number,
  { x, width, align = 'left' }: Place,
  fontSize: number = size.text,
) => {
  const [line = ''] = cellLines(doc, 'sans', text, fontSize, width, 1);
  readable(doc, text, () => drawLine(doc, line, y, { face: 'sans', x, width, align }, fontSize));
};

const strokeSeries = (doc: Document, index: number, path: () => void) => {
  const [length, space = length] = dashOf(index);
  doc.save().lineWidth(1.5).strokeColor(colorOf(index));
  if (length !== undefined) doc.dash(length, { space });
  path();
  doc.stroke().restore();
};

const drawLegend = (doc: Document, chart: PdfChart, { x, y, width }: Box) => {
  const each = width / Math.max(4, chart.series.length);
  chart.series.forEach(({ title }, index) => {
    const left = x + index * each;
    if (chart.kind === 'lines') {
      strokeSeries(doc, index, () => doc.moveTo(left, y - 2.5).lineTo(left + 14, y - 2.5));
    } else doc.rect(left, y - 5.5, 14, 6).fill(colorOf(index));
    doc.fillColor(color.grey);
    write(doc, title, y, { x: left + 18, width: each - 22 });
  });
};

/** Draws horizontal bars, each beside its name. */
const drawRows = (doc: Document, { points, series }: PdfChart, box: Box, most: number) => {
  const room = box.width - widths.name - widths.value;
  let { y } = box;
  for (const { label, values } of points) {
    doc.fillColor(color.ink);
    write(doc, label, y + barHeight - 1, { x: box.x, width: widths.name - 8 });
    values.forEach((value, index) => {
      const width = (room * (value ?? 0)) / most;
      const left = box.x + widths.name;
      if (width > 0) doc.rect(left, y, width, barHeight - 1).fill(colorOf(index));
      doc.fillColor(color.grey);
      const text = value === null ? '–' : (series[index]?.text(value) ?? '');
      write(doc, text, y + barHeight - 1.5, { x: left + width + 4, width: widths.value - 4 });
      y += barHeight;
    });
    y += 4;
  }
  return y;
};

/** Draws bars or lines over time or steps, with a grid. */
const drawColumns = (doc: Document, chart: PdfChart, box: Box, most: number) => {
  const { kind, points, series } = chart;
  const step = stepOf(most, chart);
  const top = Math.ceil(most / step) * step;
  const left = box.x + widths.axis;
  const width = box.width - widths.axis;
  const bottom = box.y + plotHeight;
  const yOf = (value: number) => bottom - (plotHeight * value) / top;
  for (let value = 0; value <= top + step / 2; value += step) {
    const y = yOf(value);
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.4)
      .strokeColor(color.line)
      .stroke();
    doc.fillColor(color.grey);
    const axis = { x: box.x, width: widths.axis - 6, align: 'right' as const };
    write(doc, series[0]?.text(value) ?? '', y + 2.5, axis);
  }
  const each = width / points.length;
  const every = Math.max(1, Math.ceil((points.length * widths.tick) / width));
  points.forEach(({ label, values }, place) => {
    const x = left + place * each;
    if (kind !== 'lines') {
      const bar = (each * 0.75) / (kind === 'stacked' ? 1 : series.length);
      values.forEach((value, index) => {
        const base = kind === 'stacked' ? totalOf(values.slice(0, index)) : 0;
        const at = x + each * 0.125 + (kind === 'stacked' ? 0 : index * bar);
        const height = yOf(base) - yOf(base + (value ?? 0));
        if (height > 0) doc.rect(at, yOf(base) - height, bar, height).fill(colorOf(index));
      });
    }
    if (place % every !== 0) return;
    doc.fillColor(color.grey);
    const middle = x + each / 2 - widths.tick / 2;
    write(doc, label, bottom + lineHeight - 1, { x: middle, width: widths.tick, align: 'center' });
  });
  if (kind === 'lines') {
    series.forEach((_one, index) =>
      strokeSeries(doc, index, () => {
        let isOpen = false;
        points.forEach(({ values }, place) => {
          const value = values[index] ?? null;
          const at = [left + (place + 0.5) * each, yOf(value ?? 0)] as const;
          if (value !== null && isOpen) doc.lineTo(...at);
          else if (value !== null) doc.moveTo(...at);
          isOpen = value !== null;
        });
      }),
    );
  }
  return bottom + lineHeight;
};

/** Draws a chart and returns where it ends; one without any value is left out. */
export const drawChart = (doc: Document, chart: PdfChart, box: Box) => {
  const most = highestValue(chart);
  if (!(most > 0)) return box.y;
  doc.fillColor(color.ink);
  const titleAt = box.y + lineHeight;
  write(doc, chart.title, titleAt, box, size.title);
  drawLegend(doc, chart, { ...box, y: titleAt + lineHeight + 2 });
  const draw = chart.kind === 'rows' ? drawRows : drawColumns;
  return draw(doc, chart, { ...box, y: titleAt + 2 * lineHeight }, most) + lineHeight;
};
