import type { ReactNode } from 'react';
import styles from './cover.module.css';
import { paletteOf, patchOf } from './patch';
import { CategoryIcon, Petals } from './rosette';

interface Course {
  slug: string;
  category: string;
  imageUrl?: string | null;
}

/** Drawing of a course over the whole of its box, which is a `data-patch`. */
export const PatchArt = ({
  slug,
  category,
  viewBox = '0 0 320 192',
}: Omit<Course, 'imageUrl'> & { viewBox?: string }) => {
  const { turn, x, y, scale } = patchOf(slug);
  return (
    <svg
      className={styles['art']}
      viewBox={viewBox}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <rect
        x="-600"
        y="-600"
        width="1200"
        height="1200"
        fill={`url(#f-${paletteOf(category)})`}
        opacity=".38"
        transform={`rotate(${turn})scale(1.6)`}
      />
      <g transform={`translate(${x} ${y})scale(${scale})`}>
        <Petals slug={slug} category={category} />
      </g>
    </svg>
  );
};

/**
 * Cover of a course: the uploaded picture, or one that is drawn from its slug and its category and
 * holds the title. A title that is only a text stands elsewhere, too.
 */
export const Cover = ({
  slug,
  category,
  imageUrl,
  kind,
  title,
  lang,
}: Course & { kind?: string; title?: ReactNode; lang?: string }) =>
  imageUrl ? (
    <img
      className={styles['picture']}
      src={imageUrl}
      alt=""
      width={640}
      height={384}
      loading="lazy"
    />
  ) : (
    <div className={styles['cover']} data-patch={paletteOf(category)}>
      <PatchArt slug={slug} category={category} />
      {kind && (
        <p className={styles['kind']}>
          <CategoryIcon category={category} size={18} />
          {kind}
        </p>
      )}
      {title && (
        <div className={styles['title']} lang={lang} aria-hidden={typeof title === 'string'}>
          {title}
        </div>
      )}
    </div>
  );

/** Small cover beside a row: the uploaded picture, or the rosette on its field. */
export const Thumbnail = ({ slug, category, imageUrl }: Course) =>
  imageUrl ? (
    <img
      className={styles['thumbnail']}
      src={imageUrl}
      alt=""
      width={96}
      height={72}
      loading="lazy"
    />
  ) : (
    <svg
      className={styles['thumbnail']}
      viewBox="-160 -120 320 240"
      data-patch={paletteOf(category)}
      aria-hidden="true"
    >
      <Petals slug={slug} category={category} />
    </svg>
  );
