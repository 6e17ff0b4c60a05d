import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text of a page with its place, in points from the lower left corner. */
export interface PlacedText {
  text: string;
  left: number;
  right: number;
  y: number;
}

export interface PdfPage {
  texts: PlacedText[];
  width: number;
  height: number;
  /** Number of drawn lines and areas. */
  paths: number;
}

/** Reads a PDF as a viewer does. */
export const pdfPages = async (file: Uint8Array): Promise<PdfPage[]> => {
  const document = await getDocument({ data: new Uint8Array(file) }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_none, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item): PlacedText[] => {
        if (!('str' in item) || !item.str.trim()) return [];
        const [, , , , left = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, left, right: left + item.width, y }];
      });
      const { width, height } = page.getViewport({ scale: 1 });
      const { fnArray } = await page.getOperatorList();
      return {
        texts,
        width,
        height,
        paths: fnArray.filter((one) => one === OPS.constructPath).length,
      };
    }),
  );
};
