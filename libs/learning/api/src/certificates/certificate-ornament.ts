import { paletteOf, patchOf, patchShapes as shapes } from '@lms/contract';
import qrcode from 'qrcode';

type Document = PDFKit.PDFDocument;

export const colors = {
  ink: '#101a2b',
  grey: '#4a576a',
  paper: '#fffefb',
};

/** Course whose colours and flower the paper has. */
export interface Patch {
  courseSlug: string;
  categorySlug: string;
}

/** Returns ground, thread and light thread of a course's category. */
export const colorsOf = ({ categorySlug }: Patch) => {
  const [ground = '', thread = '', light = ''] = shapes.colors[paletteOf(categorySlug)];
  return { ground, thread, light };
};

/** Draws petals in a ring around the origin. */
const ring = (
  doc: Document,
  petal: string,
  {
    count,
    radius,
    size,
    from = 0,
  }: Record<'count' | 'radius' | 'size', number> & { from?: number },
) => {
  for (let index = 0; index < count; index += 1) {
    doc.save().rotate(from + (index * 360) / count);
    doc.translate(0, -radius).scale(size).path(petal).fill().restore();
  }
};

const circle = (doc: Document, radius: number) => doc.circle(0, 0, radius);

/** Draws the flower of a course, 200 units wide, as on its cover. */
const flower = (doc: Document, patch: Patch) => {
  const { count, outer, inner, isHeartMarigold } = patchOf(patch.courseSlug);
  const { ground, thread, light } = colorsOf(patch);
  const [heart, petals] = isHeartMarigold ? [shapes.marigold, light] : [light, shapes.marigold];
  const isFull = count === 12;
  const outside = { count, radius: 80, size: isFull ? 0.8 : 0.95 };
  doc.lineCap('round').lineJoin('round');
  circle(doc, 99).fill(ground);
  doc.lineWidth(2).dash(7, { space: 6 });
  circle(doc, 97).stroke(thread);
  doc.fillColor(light);
  ring(doc, shapes.petals[outer], outside);
  doc.fillColor(thread);
  ring(doc, shapes.petals[outer], { ...outside, from: 180 / count });
  doc.lineWidth(3.5).dash(0.1, { space: 7 });
  circle(doc, 64).stroke(heart);
  doc.fillColor(petals);
  ring(doc, shapes.petals[inner], { count, radius: 46, size: isFull ? 1.15 : 1.35 });
  circle(doc, 29).fill(heart);
  doc.lineWidth(1.5).dash(4, { space: 4 });
  circle(doc, 24.5).stroke(ground);
  doc.undash().translate(-15, -15).scale(1.25).lineWidth(1.75);
  doc.path(shapes.icons[paletteOf(patch.categorySlug)]).stroke(ground);
};

/** Draws the flower of a course around a point. */
export const drawFlower = (doc: Document, patch: Patch, x: number, y: number, radius: number) => {
  doc
    .save()
    .translate(x, y)
    .scale(radius / 100);
  flower(doc, patch);
  doc.restore();
};

/** Draws a seam: the dashed line that joins what belongs together. */
export const drawSeam = (doc: Document, patch: Patch, x: number, y: number, width: number) => {
  doc.save().lineWidth(0.75).dash(3, { space: 2.5 });
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(colorsOf(patch).thread)
    .restore();
};

/** Draws a row of diamonds between two points of the frame. */
const diamonds = (
  doc: Document,
  patch: Patch,
  { x, y, length, turn }: Record<'x' | 'y' | 'length' | 'turn', number>,
) => {
  const { ground, thread } = colorsOf(patch);
  const count = Math.round(length / 20);
  const step = length / count;
  doc.save().translate(x, y).rotate(turn);
  for (let index = 0; index < count; index += 1) {
    const middle = step * (index + 0.5);
    const diamond = (at: number, size: number) =>
      doc
        .moveTo(at - size, 0)
        .lineTo(at, -size)
        .lineTo(at + size, 0)
        .lineTo(at, size)
        .closePath();
    diamond(middle, 8).fill(ground);
    diamond(middle, 3.6).fill(shapes.marigold);
    if (index > 0) diamond(middle - step / 2, 1.8).fill(thread);
  }
  doc.restore();
};

/** Draws paper, a pale flower behind the text, and a border with a flower in each corner. */
export const drawFrame = (doc: Document, patch: Patch) => {
  const { width, height } = doc.page;
  const { ground, thread } = colorsOf(patch);
  const { count, outer, inner } = patchOf(patch.courseSlug);
  doc.rect(0, 0, width, height).fill(colors.paper);

  doc
    .save()
    .rect(51, 51, width - 102, height - 102)
    .clip();
  doc.translate(width - 172, height / 2 - 19).scale(3.1);
  doc.fillOpacity(0.05).strokeOpacity(0.05).fillColor(ground);
  ring(doc, shapes.petals[outer], { count, radius: 80, size: 1.1 });
  ring(doc, shapes.petals[inner], { count, radius: 50, size: 1.5 });
  doc.lineCap('round').lineWidth(3.5).dash(0.1, { space: 7 });
  circle(doc, 66).stroke(ground);
  doc.restore();

  const edge = (inset: number, line: number, color: string) =>
    doc
      .lineWidth(line)
      .rect(inset, inset, width - 2 * inset, height - 2 * inset)
      .stroke(color);
  edge(20, 2.2, ground);
  edge(46, 1.4, ground);
  doc.dash(6, { space: 4 });
  edge(51, 1, thread);
  doc.undash();
  const long = { length: width - 112 };
  const short = { length: height - 112 };
  diamonds(doc, patch, { x: 56, y: 33, turn: 0, ...long });
  diamonds(doc, patch, { x: 56, y: height - 33, turn: 0, ...long });
  diamonds(doc, patch, { x: 33, y: 56, turn: 90, ...short });
  diamonds(doc, patch, { x: width - 33, y: 56, turn: 90, ...short });
  for (const x of [33, width - 33]) {
    for (const y of [33, height - 33]) {
      doc.circle(x, y, 24).fill(colors.paper);
      drawFlower(doc, patch, x, y, 20);
    }
  }
};

/** Draws a QR code as vectors, sharp at every size, with the quiet zone that scanners need. */
export const drawQrCode = (doc: Document, text: string, x: number, y: number, size: number) => {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const unit = size / (modules.size + 2 * quiet);
  doc.rect(x, y, size, size).fill(colors.paper);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) {
        doc.rect(x + (column + quiet) * unit, y + (row + quiet) * unit, unit, unit);
      }
    }
  }
  doc.fill('#000000');
};
