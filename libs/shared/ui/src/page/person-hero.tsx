import { paletteOf } from '@lms/contract';
import type { ReactNode } from 'react';
import styles from './person-hero.module.css';
import { Petals } from './rosette';

/** First letters of the first two words of a name. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');

interface PersonHeroProps {
  /** Kind of the page, above the name. */
  kind: ReactNode;
  name: string;
  /** Picture, or the initials without one. */
  imageUrl: string | null;
  /** Line below the name. */
  line?: string;
  lineLang?: string;
  /** Slug from which the flower at the edge is drawn. */
  flower: string;
  heading?: 'h1' | 'h3';
  children?: ReactNode;
}

/** Head of a person's page. */
export const PersonHero = ({
  kind,
  name,
  imageUrl,
  line,
  lineLang,
  flower,
  heading: Heading = 'h1',
  children,
}: PersonHeroProps) => (
  <div className={styles['hero']}>
    <svg
      viewBox="-100 -100 200 200"
      data-patch={paletteOf(flower)}
      className={styles['flower']}
      aria-hidden="true"
    >
      <Petals slug={flower} />
    </svg>
    <div className={`container ${styles['text']}`}>
      <p className={styles['kind']}>{kind}</p>
      <div className={styles['who']}>
        {imageUrl ? (
          <img className={styles['portrait']} src={imageUrl} alt="" width={112} height={112} />
        ) : (
          <span
            className={`${styles['portrait']} ${styles['initials']}`}
            data-patch={paletteOf(flower)}
            aria-hidden="true"
          >
            {initialsOf(name)}
          </span>
        )}
        <div className={styles['name']}>
          <Heading>{name}</Heading>
          {line && (
            <p className={styles['line']} lang={lineLang}>
              {line}
            </p>
          )}
        </div>
      </div>
      {children}
    </div>
  </div>
);
