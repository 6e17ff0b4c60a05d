import qrcode from 'qrcode';

type Document = PDFKit.PDFDocument;

export const colors = {
  ink: '#14213d',
  blue: '#0b5cad',
  gold: '#a9842f',
  grey: '#4a5568',
  paper: '#fdfcf8',
};

/** Guilloche: a closed line that winds around a circle, as on bank notes. */
const rosette = (
  doc: Document,
  {
    x,
    y,
    radius,
    swing,
    waves,
    phase,
  }: Record<'x' | 'y' | 'radius' | 'swing' | 'waves' | 'phase', number>,
) => {
  const steps = waves * 16;
  for (let step = 0; step <= steps; step += 1) {
    const angle = (step / steps) * 2 * Math.PI;
    const r = radius + swing * Math.sin(waves * angle + phase);
    const point = [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    if (step === 0) doc.moveTo(...point);
    else doc.lineTo(...point);
  }
  doc.closePath().stroke();
};

const rosettes = (
  doc: Document,
  x: number,
  y: number,
  radius: number,
  lines: number,
  waves: number,
) => {
  for (let line = 0; line < lines; line += 1) {
    const phase = (line / lines) * 2 * Math.PI;
    rosette(doc, { x, y, radius: radius * 0.8, swing: radius * 0.2, waves, phase });
  }
};

/** Draws paper, frame and the pale pattern behind the text. */
export const drawFrame = (doc: Document) => {
  const { width, height } = doc.page;
  doc.rect(0, 0, width, height).fill(colors.paper);
  doc.save().lineWidth(0.35).strokeColor(colors.blue).strokeOpacity(0.1);
  for (const radius of [95, 145, 195]) rosettes(doc, width / 2, height / 2 - 10, radius, 6, 24);
  doc.restore();
  doc.lineWidth(5).strokeColor(colors.ink);
  doc.rect(22, 22, width - 44, height - 44).stroke();
  doc.lineWidth(1).strokeColor(colors.gold);
  doc.rect(30, 30, width - 60, height - 60).stroke();
  for (const x of [30, width - 30]) {
    for (const y of [30, height - 30]) {
      doc.circle(x, y, 11).fillAndStroke(colors.paper, colors.gold);
      doc.lineWidth(0.6);
      rosettes(doc, x, y, 8, 3, 8);
      doc.lineWidth(1);
    }
  }
};

/** Draws a golden seal with a tick in it. */
export const drawSeal = (doc: Document, x: number, y: number, radius: number) => {
  doc.lineWidth(0.5).strokeColor(colors.gold);
  rosettes(doc, x, y, radius, 6, 20);
  doc.circle(x, y, radius * 0.56).fillAndStroke(colors.ink, colors.gold);
  doc
    .lineWidth(radius * 0.11)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(colors.paper);
  doc
    .moveTo(x - radius * 0.24, y + radius * 0.02)
    .lineTo(x - radius * 0.06, y + radius * 0.2)
    .lineTo(x + radius * 0.27, y - radius * 0.18)
    .stroke();
};

/** Draws a QR code as vectors, sharp at every size, with the quiet zone that scanners need. */
export const drawQrCode = (doc: Document, text: string, x: number, y: number, size: number) => {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const unit = size / (modules.size + 2 * quiet);
  doc.rect(x, y, size, size).fill('#ffffff');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) {
        doc.rect(x + (column + quiet) * unit, y + (row + quiet) * unit, unit, unit);
      }
    }
  }
  doc.fill('#000000');
};
