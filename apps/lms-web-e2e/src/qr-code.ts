import { type Canvas, createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Draws the first page of a PDF. */
const drawPage = async (pdf: Buffer): Promise<Canvas> => {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
  return canvas;
};

/** Decodes the QR code on the first page of a PDF, as a phone's camera would. */
export const readQrCode = async (pdf: Buffer): Promise<string | undefined> => {
  const canvas = await drawPage(pdf);
  const { data, width, height } = canvas
    .getContext('2d')
    .getImageData(0, 0, canvas.width, canvas.height);
  return jsQR(data, width, height)?.data;
};

/** Photographs a PDF's first page: it lies askew and smaller on a dark table, in uneven light. */
export const photograph = async (pdf: Buffer): Promise<Buffer> => {
  const page = await drawPage(pdf);
  const photo = createCanvas(2400, 1800);
  const context = photo.getContext('2d');
  context.fillStyle = '#4b3a2a';
  context.fillRect(0, 0, photo.width, photo.height);
  context.save();
  context.translate(photo.width / 2, photo.height / 2);
  context.rotate((7 * Math.PI) / 180);
  context.scale(1.1, 1.04);
  context.drawImage(page, -page.width / 2, -page.height / 2);
  context.restore();
  const shade = context.createLinearGradient(0, 0, photo.width, photo.height);
  shade.addColorStop(0, 'rgba(0, 0, 0, 0.35)');
  shade.addColorStop(1, 'rgba(255, 240, 200, 0.15)');
  context.fillStyle = shade;
  context.fillRect(0, 0, photo.width, photo.height);
  return photo.toBuffer('image/jpeg', 80);
};
