import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Sheet {
  /** Millimetres. */
  width: number;
  height: number;
  text: string;
}

const toMillimetres = (points: number) => Math.round((points / 72) * 25.4);

/** Prints the page as the browser does, and returns its sheets. */
export const sheetsOf = async (page: Page): Promise<Sheet[]> => {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_sheet, index) => {
      const sheet = await document.getPage(index + 1);
      const { width, height } = sheet.getViewport({ scale: 1 });
      const { items } = await sheet.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return {
        width: toMillimetres(width),
        height: toMillimetres(height),
        text: text.replaceAll(/\s+/g, ' '),
      };
    }),
  );
};
