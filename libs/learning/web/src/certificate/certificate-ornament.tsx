import { paletteOf, patchOf } from '@lms/contract';
import type { Certificate } from '@lms/learning/contract';
import { Petals } from '@lms/ui';
import styles from './sheet.module.css';

const sides = [
  { id: 'across', length: 730 / 36, from: 56 },
  { id: 'down', length: 483 / 24, from: 56 },
] as const;
const corners = [33, 809].flatMap((x) => [33, 562].map((y) => ({ x, y })));

/** Row of diamonds that fills a side of the border. */
const Diamonds = ({ id, length, from }: (typeof sides)[number]) => (
  <pattern
    id={`diamonds-${id}`}
    width={id === 'across' ? length : 842}
    height={id === 'across' ? 595 : length}
    patternUnits="userSpaceOnUse"
    patternTransform={id === 'across' ? `translate(${from} 0)` : `translate(0 ${from})`}
  >
    {(id === 'across' ? [33, 562] : [33, 809]).map((at) => {
      const [x, y] = id === 'across' ? [length / 2, at] : [at, length / 2];
      return (
        <g key={at} transform={`translate(${x} ${y})`}>
          <path className={styles['diamond']} d="M-8 0 0-8 8 0 0 8Z" />
          <path className={styles['stone']} d="M-3.6 0 0-3.6 3.6 0 0 3.6Z" />
          <path
            className={styles['bead']}
            d="M-1.8 0 0-1.8 1.8 0 0 1.8Z"
            transform={
              id === 'across'
                ? `translate(${length / 2 - 1.8} 0)`
                : `translate(0 ${length / 2 - 1.8})`
            }
          />
        </g>
      );
    })}
  </pattern>
);

/** Border, pale flower and seal of a certificate, in the points of its paper. */
export const CertificateOrnament = ({
  courseSlug,
  categorySlug,
}: Pick<Certificate, 'courseSlug' | 'categorySlug'>) => {
  const { count, outer, inner } = patchOf(courseSlug);
  return (
    <svg
      className={styles['ornament']}
      viewBox="0 0 842 595"
      data-patch={paletteOf(categorySlug)}
      aria-hidden="true"
    >
      <defs>
        {sides.map((side) => (
          <Diamonds key={side.id} {...side} />
        ))}
      </defs>
      <svg x="51" y="51" width="740" height="493">
        <g className={styles['pale']} transform="translate(619 228) scale(3.1)">
          <use href={`#o-${outer}-${count}`} />
          <use href={`#i-${inner}-${count}`} />
          <use href="#heart" />
        </g>
      </svg>
      <g className={styles['border']}>
        <rect x="20" y="20" width="802" height="555" />
        <rect x="46" y="46" width="750" height="503" />
        <rect className={styles['seam']} x="51" y="51" width="740" height="493" />
        <path className={styles['seam']} d="M84 436h674" />
      </g>
      <rect x="56" y="20" width="730" height="555" fill="url(#diamonds-across)" />
      <rect x="20" y="56" width="802" height="483" fill="url(#diamonds-down)" />
      {corners.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className={styles['paperFill']} r="24" />
          <g transform="scale(.2)">
            <Petals slug={courseSlug} category={categorySlug} />
          </g>
        </g>
      ))}
      <g transform="translate(670 279)">
        <g className={styles['seal']}>
          <g transform="scale(.88)">
            <Petals slug={courseSlug} category={categorySlug} />
          </g>
        </g>
      </g>
    </svg>
  );
};
