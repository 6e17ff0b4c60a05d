import { palettes } from '@lms/contract';
import { Petals } from '@lms/ui';
import styles from './site-page.module.css';

/** Six patches, flowers and fields in turn; each page has colours and flowers of its own. */
export const SiteQuilt = ({ name }: { name: string }) => (
  <svg
    className={styles['quilt']}
    viewBox="0 0 240 160"
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
  >
    {Array.from({ length: 6 }, (_, at) => {
      const row = Math.floor(at / 3);
      const palette = palettes[(name.length + at + row) % palettes.length] ?? palettes[0];
      return (
        <g key={at} data-patch={palette} transform={`translate(${80 * (at % 3)} ${80 * row})`}>
          <rect width="80" height="80" fill="var(--patch)" />
          {at % 2 === 0 ? (
            <g transform="translate(40 40)scale(.36)">
              <Petals slug={name + at} />
            </g>
          ) : (
            <rect width="80" height="80" fill={`url(#f-${palette})`} opacity=".6" />
          )}
        </g>
      );
    })}
    <path d="M0 80h240M80 0v160M160 0v160" />
  </svg>
);
