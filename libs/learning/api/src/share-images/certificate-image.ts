import type { Certificate } from '@lms/learning/contract';
import { textPaths } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { flowerSvg } from '../certificates/badge-flower';
import { colorsOf } from '../certificates/certificate-ornament';
import { column, middle, shareDrawing, white } from './share-image';

/** Picture of a certificate, in its language: what its page shows, and no more. */
export const certificateImage = (certificate: Certificate): string => {
  const { holderName, courseTitle, organizationName, issuedAt, language } = certificate;
  const { ground, thread, light } = colorsOf(certificate);
  const { t, formats, locale: lang } = wordsIn(language);
  const box = { face: 'sans', size: 30, color: white, lang, ...column } as const;
  const brand = textPaths(t('common.brand.name'), 116, box);
  const kind = textPaths(t('certificate.sheet.kind'), 166, { ...box, color: light });
  const holder = textPaths(holderName, 280, { ...box, face: 'serif', size: 62, maxLines: 2 });
  const title = textPaths(courseTitle, holder.end + 66, { ...box, size: 38, maxLines: 2 });
  const issued = textPaths(`${organizationName} · ${formats.date(issuedAt)}`, 548, {
    ...box,
    size: 24,
    color: light,
  });
  const texts = [brand, kind, holder, title, issued].map(({ svg }) => svg);
  return shareDrawing(
    ground,
    thread,
    `${texts.join('')}<g transform="translate(${middle.x} ${middle.y})scale(2.15)">${flowerSvg(certificate)}</g>`,
  );
};
