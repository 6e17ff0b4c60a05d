import styles from './sheet.module.css';

/** Ring of ellipses around a middle, as on bank notes. */
const Guilloche = ({ radius, count }: { radius: number; count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <ellipse
      key={index}
      rx={radius}
      ry={radius * 0.62}
      transform={`rotate(${(index * 180) / count})`}
    />
  ));

const corners = [30, 812].flatMap((x) => [30, 565].map((y) => ({ x, y })));

/** Frame, pale pattern and seal of a certificate, in the points of its paper. */
export const CertificateOrnament = () => (
  <svg className={styles['ornament']} viewBox="0 0 842 595" aria-hidden="true">
    <g className={styles['pale']} transform="translate(421 288)">
      <Guilloche radius={195} count={18} />
      <Guilloche radius={120} count={12} />
    </g>
    <rect className={styles['frame']} x="22" y="22" width="798" height="551" />
    <g className={styles['gold']}>
      <rect x="30" y="30" width="782" height="535" />
      {corners.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className={styles['paperFill']} r="11" />
          <Guilloche radius={9} count={5} />
        </g>
      ))}
    </g>
    <g className={styles['seal']}>
      <g className={styles['gold']}>
        <Guilloche radius={44} count={14} />
      </g>
      <circle className={styles['heart']} r="25" />
      <path className={styles['tick']} d="m-10 1 8 8 14-17" />
    </g>
  </svg>
);
