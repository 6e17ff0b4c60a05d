import type { DashboardWeek } from '@lms/dashboard/contract';
import { useTranslation } from '@lms/i18n';
import { useId } from 'react';
import styles from './dashboard.module.css';

const height = 160;
const bar = 18;
const step = 2 * bar + 14;

/** Enrolments and completions side by side; the table behind the bars has all numbers. */
export const WeeksChart = ({ weeks }: { weeks: DashboardWeek[] }) => {
  const { t, formats } = useTranslation();
  const stripes = useId();
  const most = Math.max(1, ...weeks.flatMap((week) => [week.enrolments, week.completions]));
  const heightOf = (count: number) => (count / most) * height;
  const width = weeks.length * step;
  const striped = `url(#${stripes})`;
  return (
    <>
      <ul className={styles['legend']}>
        {(['enrolments', 'completions'] as const).map((series) => (
          <li key={series}>
            <svg className={styles['chart']} width="16" height="16" aria-hidden="true">
              <rect
                className={styles[series]}
                width="16"
                height="16"
                fill={series === 'completions' ? striped : undefined}
              />
            </svg>
            {t(`dashboard.figures.${series}`)}
          </li>
        ))}
      </ul>
      <svg
        className={styles['chart']}
        viewBox={`0 -1 ${width} ${height + 2}`}
        role="img"
        aria-label={t('dashboard.weeks.label')}
      >
        <defs>
          <pattern
            id={stripes}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className={styles['stripe']} width="3" height="6" />
          </pattern>
        </defs>
        {weeks.map(({ startsAt, enrolments, completions }, index) => (
          <g key={startsAt} transform={`translate(${index * step + 7} 0)`}>
            <rect
              className={styles['enrolments']}
              y={height - heightOf(enrolments)}
              width={bar}
              height={heightOf(enrolments)}
            />
            <rect
              className={styles['completions']}
              fill={striped}
              x={bar}
              y={height - heightOf(completions)}
              width={bar}
              height={heightOf(completions)}
            />
          </g>
        ))}
        <path className={styles['ground']} d={`M0 ${height}H${width}`} />
      </svg>
      <details>
        <summary>{t('dashboard.weeks.asTable')}</summary>
        <table className={styles['table']}>
          <caption className="visually-hidden">{t('dashboard.weeks.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.weeks.from')}</th>
              <th scope="col">{t('dashboard.figures.enrolments')}</th>
              <th scope="col">{t('dashboard.figures.completions')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ startsAt, enrolments, completions }) => (
              <tr key={startsAt}>
                <th scope="row">{formats.date(startsAt)}</th>
                <td>{formats.number(enrolments)}</td>
                <td>{formats.number(completions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
};
