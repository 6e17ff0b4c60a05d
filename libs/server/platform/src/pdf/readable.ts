import { bengali } from './text';

/**
 * Draws a text and stores it with its glyphs (ActualText): the order of Bengali glyphs differs from
 * that of the letters.
 */
export const readable = (doc: PDFKit.PDFDocument, actual: string, draw: () => void) => {
  if (!bengali.test(actual)) return draw();
  doc.markContent('Span', { actual });
  draw();
  doc.endMarkedContent();
};
