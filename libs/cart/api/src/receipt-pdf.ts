import type { Language } from '@lms/contract';
import { drawText, type TextBox } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** Receipt of one organization for an order. */
export interface Receipt {
  number: string;
  organizationName: string;
  orderNumber: string;
  buyerName: string;
  buyerEmail: string;
  items: { title: string; price: number }[];
  /** Discount in poisha. */
  discount: number;
  issuedAt: string;
  refundedAt: string | null;
}

const margin = 60;
const ink = '#181c32';
const grey = '#5e6278';
/** Distance between the rows of a table, in points. */
const step = 26;

/**
 * Renders receipts as A4 pages, one page each, tagged for screen readers (ISO 32000, section 14.8).
 */
export const receiptPdf = (receipts: Receipt[], language: Language): Promise<Buffer> => {
  const { t, formats, locale } = wordsIn(language);
  const moneyOf = (poisha: number) =>
    formats.number(poisha / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: {
      Title: `${t('documents.receipt.title')} ${receipts.map(({ number }) => number).join(', ')}`,
    },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);

  for (const receipt of receipts) {
    doc.addPage();
    const width = doc.page.width - 2 * margin;
    const line = (tag: string, text: string, y: number, box: Partial<TextBox> = {}) =>
      root.add(
        doc.struct(tag, { actual: text }, () => {
          drawText(doc, text, y, {
            face: 'sans',
            size: 11,
            color: ink,
            x: margin,
            width,
            align: 'left',
            ...box,
          });
        }),
      );
    const rule = (y: number) => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.lineWidth(0.6).strokeColor('#c4c8d4');
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .stroke();
      doc.endMarkedContent();
    };
    const row = (
      tag: string,
      left: string,
      right: string,
      y: number,
      box: Partial<TextBox> = {},
    ) => {
      line(tag, left, y, { width: width - 140, maxLines: 2, ...box });
      line(tag, right, y, { x: margin + width - 130, width: 130, align: 'right', ...box });
    };

    line('P', receipt.organizationName, 90, { size: 14, color: grey, maxLines: 2 });
    line('H1', t('documents.receipt.title'), 132, { size: 28 });
    let y = 176;
    const facts = [
      [t('documents.receipt.number'), receipt.number],
      [t('documents.receipt.order'), receipt.orderNumber],
      [t('documents.receipt.date'), formats.date(receipt.issuedAt)],
      [t('documents.receipt.buyer'), `${receipt.buyerName}, ${receipt.buyerEmail}`],
      ...(receipt.refundedAt
        ? [[t('documents.receipt.refunded'), formats.date(receipt.refundedAt)]]
        : []),
    ];
    for (const [name = '', value = ''] of facts) {
      line('P', name, y, { width: 150, color: grey });
      line('P', value, y, { x: margin + 160, width: width - 160, maxLines: 2 });
      y += step;
    }
    y += 20;
    row('P', t('documents.receipt.course'), t('documents.receipt.price'), y, { color: grey });
    rule(y + 10);
    for (const { title, price } of receipt.items) {
      y += step + 12;
      row('P', title, moneyOf(price), y);
    }
    const subtotal = receipt.items.reduce((sum, { price }) => sum + price, 0);
    if (receipt.discount > 0) {
      y += step + 12;
      row('P', t('documents.receipt.discount'), moneyOf(-receipt.discount), y);
    }
    rule(y + 14);
    row('P', t('documents.receipt.total'), moneyOf(subtotal - receipt.discount), y + 38, {
      size: 14,
    });
  }
  root.end();
  doc.end();
  return bytes;
};
