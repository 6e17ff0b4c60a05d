import type { Certificate } from '@lms/learning/contract';
import { drawText, type TextBox } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { colors, drawFrame, drawQrCode, drawSeal } from './certificate-ornament';

const margin = 70;
const qrSize = 104;

/**
 * Renders a certificate as A4 landscape, tagged for screen readers. The same certificate always
 * gives the same page, without network or browser, and names and titles of any length fit.
 */
export const certificatePdf = (certificate: Certificate, publicUrl: string): Promise<Buffer> => {
  const { serial, holderName, courseTitle, organizationName, percent, issuedAt } = certificate;
  const { t, formats, locale } = wordsIn(certificate.language);
  const verifyUrl = `${publicUrl}/verify`;
  const address = `${verifyUrl}/${serial}`;
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: {
      Title: `${t('certificate.sheet.kind')} – ${holderName} – ${courseTitle}`,
      Author: organizationName,
      Subject: courseTitle,
      Keywords: serial,
      CreationDate: new Date(issuedAt),
    },
  });
  const bytes = buffer(doc);
  const { width } = doc.page;
  const root = doc.struct('Document');
  doc.addStructure(root);

  const ornament = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const line = (tag: string, text: string, y: number, box: Partial<TextBox>) => {
    let end = y;
    root.add(
      doc.struct(tag, { actual: text }, () => {
        end = drawText(doc, text, y, {
          face: 'sans',
          size: 12,
          color: colors.grey,
          x: margin,
          width: width - 2 * margin,
          align: 'center',
          ...box,
        });
      }),
    );
    return end;
  };

  ornament(() => drawFrame(doc));
  line('P', organizationName, 92, { size: 15, color: colors.blue });
  line('H1', t('certificate.sheet.kind'), 148, { face: 'serif', size: 36, color: colors.ink });
  line('P', t('certificate.sheet.certifies'), 190, { size: 13 });
  const nameEnd = line('P', holderName, 240, {
    face: 'serif',
    size: 34,
    color: colors.ink,
    maxLines: 2,
  });
  ornament(() => {
    doc.lineWidth(0.8).strokeColor(colors.gold);
    doc
      .moveTo(width / 2 - 170, nameEnd + 17)
      .lineTo(width / 2 + 170, nameEnd + 17)
      .stroke();
  });
  line('P', t('certificate.sheet.completed'), nameEnd + 44, { size: 13 });
  const titleEnd = line('P', courseTitle, nameEnd + 82, {
    face: 'serif',
    size: 23,
    color: colors.blue,
    maxLines: 2,
  });
  if (percent !== null) {
    const result = `${t('certificate.result')}: ${formats.percent(percent)}`;
    line('P', result, titleEnd + 34, { size: 14, color: colors.ink });
  }

  const left: Partial<TextBox> = { align: 'left', width: 250 };
  line('P', t('certificate.issued'), 456, { ...left, size: 10 });
  line('P', formats.date(issuedAt), 474, { ...left, size: 14, color: colors.ink });
  line('P', t('certificate.serial'), 502, { ...left, size: 10 });
  line('P', serial, 519, { ...left, size: 12, color: colors.ink });
  ornament(() => drawSeal(doc, width / 2, 486, 44));

  const right: Partial<TextBox> = {
    align: 'right',
    x: width / 2 + 60,
    width: width / 2 - 60 - margin - qrSize - 10,
    size: 9,
  };
  line('P', t('documents.certificate.verify'), 492, right);
  line('P', verifyUrl, 507, { ...right, color: colors.ink });
  root.add(
    doc.struct('Figure', { alt: t('documents.certificate.code') }, () => {
      drawQrCode(doc, address, width - margin - qrSize, 430, qrSize);
      doc.link(width - margin - qrSize, 430, qrSize, qrSize, address);
    }),
  );
  root.end();
  doc.end();
  return bytes;
};
