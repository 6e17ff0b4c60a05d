import type { Certificate } from '@lms/learning/contract';
import { drawText, type TextBox } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import {
  colors,
  colorsOf,
  drawFlower,
  drawFrame,
  drawQrCode,
  drawSeam,
} from './certificate-ornament';

const margin = 84;
const qrSize = 92;
/** Radius of the seal, at the right of the text. */
const seal = 88;

/**
 * Renders a certificate as A4 landscape, tagged for screen readers. The same certificate always
 * gives the same page, without network or browser, and names and titles of any length fit.
 */
export const certificatePdf = (certificate: Certificate, publicUrl: string): Promise<Buffer> => {
  const { serial, holderName, courseTitle, organizationName, percent, issuedAt, courses } =
    certificate;
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
  const sealX = width - margin - seal;
  const textWidth = sealX - seal - 24 - margin;
  const { ground } = colorsOf(certificate);
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
          width: textWidth,
          align: 'left',
          ...box,
        });
      }),
    );
    return end;
  };

  ornament(() => drawFrame(doc, certificate));
  ornament(() => drawFlower(doc, certificate, sealX, 279, seal));
  line('P', t('common.brand.name'), 94, { size: 15, color: colors.ink });
  line('P', organizationName, 113, {});
  line('H1', t('certificate.sheet.kind'), 164, { size: 20, color: ground });
  line('P', t('certificate.sheet.certifies'), 191, { size: 13 });
  const nameEnd = line('P', holderName, 238, {
    face: 'serif',
    size: 40,
    color: colors.ink,
    maxLines: 2,
  });
  line(
    'P',
    t(courses ? 'certificate.path.completed' : 'certificate.sheet.completed'),
    nameEnd + 31,
    { size: 13 },
  );
  const titleEnd = line('P', courseTitle, nameEnd + 61, {
    size: 23,
    color: colors.ink,
    maxLines: 2,
  });
  if (percent !== null) {
    line('P', `${t('certificate.result')}: ${formats.percent(percent)}`, titleEnd + 25, {});
  }
  if (courses) {
    const titles = courses.map(({ title }) => title).join(' · ');
    line('P', `${t('certificate.path.courses')}: ${titles}`, titleEnd + 25, { maxLines: 2 });
  }

  ornament(() => drawSeam(doc, certificate, margin, 436, width - 2 * margin));
  const label = { size: 10 };
  const value = { size: 12.5, color: colors.ink } as const;
  line('P', t('certificate.issued'), 497, { ...label, width: 130 });
  line('P', formats.date(issuedAt), 514, { ...value, width: 130 });
  line('P', t('certificate.serial'), 497, { ...label, x: margin + 140, width: 230 });
  line('P', serial, 514, { ...value, x: margin + 140, width: 230 });

  const right: Partial<TextBox> = {
    align: 'right',
    x: margin + 380,
    width: width - 2 * margin - 380 - qrSize - 6,
  };
  line('P', t('documents.certificate.verify'), 497, { ...label, ...right });
  line('P', verifyUrl, 514, { ...value, ...right });
  root.add(
    doc.struct('Figure', { alt: t('documents.certificate.code') }, () => {
      drawQrCode(doc, address, width - margin - qrSize, 441, qrSize);
      doc.link(width - margin - qrSize, 441, qrSize, qrSize, address);
    }),
  );
  root.end();
  doc.end();
  return bytes;
};
