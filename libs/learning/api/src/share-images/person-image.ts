import type { PublicProfile } from '@lms/learning/contract';
import { textPaths } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { flowerSvg } from '../certificates/badge-flower';
import { column, middle, shareDrawing, white } from './share-image';

const night = '#0b1f3d';
const soft = '#b8c7dd';
const marigold = '#ffc24d';

/** Places of the newest certificates' flowers, by their number. */
const places: Record<number, [x: number, y: number, scale: number][]> = {
  1: [[0, 0, 2]],
  2: [
    [-72, -92, 1.35],
    [72, 92, 1.35],
  ],
  3: [
    [0, -125, 1.2],
    [-135, 105, 1.2],
    [135, 105, 1.2],
  ],
};

const flowers = ({ slug, certificates }: PublicProfile) => {
  const newest = certificates.slice(0, 3);
  if (newest.length === 0) {
    return `<g transform="translate(${middle.x} ${middle.y})scale(2)" opacity=".3">${flowerSvg({ courseSlug: slug, categorySlug: slug })}</g>`;
  }
  return newest
    .map((certificate, index) => {
      const [x, y, scale] = places[newest.length]?.[index] ?? [0, 0, 1];
      return `<g transform="translate(${middle.x + x} ${middle.y + y})scale(${scale})">${flowerSvg(certificate)}</g>`;
    })
    .join('');
};

/** Picture of a public profile: name, headline and the flowers of its certificates. */
export const personImage = (profile: PublicProfile): string => {
  const { name, headline, certificates } = profile;
  const language = /\p{Script=Bengali}/u.test(name + headline) ? 'bn' : 'en';
  const { t } = wordsIn(language);
  const box = { face: 'sans', size: 30, color: white, ...column } as const;
  const brand = textPaths(t('common.brand.name'), 116, { ...box, color: soft });
  const person = textPaths(name, 262, { ...box, face: 'serif', size: 64, maxLines: 2 });
  const texts = [brand, person];
  if (headline) texts.push(textPaths(headline, person.end + 70, { ...box, size: 34, maxLines: 2 }));
  if (certificates.length > 0) {
    const count = certificates.length;
    texts.push(
      textPaths(t('people.certificateCount', { count }), 548, {
        ...box,
        size: 26,
        color: marigold,
      }),
    );
  }
  return shareDrawing(night, '#3b7fd8', texts.map(({ svg }) => svg).join('') + flowers(profile));
};
