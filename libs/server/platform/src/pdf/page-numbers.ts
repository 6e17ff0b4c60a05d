import { setImmediate } from 'node:timers/promises';

type Document = PDFKit.PDFDocument;

/** Part of PDFKit's page that drawing writes to. */
interface Canvas {
  width: number;
  height: number;
  fonts: object;
  markings: object[];
  write(chunk: unknown): void;
}

/** Numbers drawn before the event loop gets a turn. */
const numbersAtOnce = 50;

/**
 * Writes "page x of y" on pages that leave before y is known: each page refers to a form of its
 * own (ISO 32000, section 8.10), and the forms are drawn last.
 */
export const createPageNumbers = (doc: Document, draw: (page: number, pages: number) => void) => {
  const forms: { canvas: Canvas; end: () => void }[] = [];
  return {
    /** Reserves the number of the page that has just been opened. */
    reserve() {
      const { width, height } = doc.page;
      const fonts = {};
      const form = doc.ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, width, height],
        Resources: { Font: fonts },
      });
      doc.page.xobjects['PageNumber'] = form;
      doc.addContent('/PageNumber Do');
      const write = (chunk: unknown) => form.write(chunk);
      const canvas = { width, height, fonts, markings: [], write };
      forms.push({ canvas, end: () => form.end(undefined) });
    },
    /** Draws all numbers; nothing else is drawn afterwards. */
    async finish() {
      const document = doc as { page: unknown };
      const { page } = document;
      for (const [index, { canvas, end }] of forms.entries()) {
        document.page = canvas;
        draw(index + 1, forms.length);
        end();
        document.page = page;
        if (index % numbersAtOnce === numbersAtOnce - 1) await setImmediate();
      }
    },
  };
};
