import type { DashboardWeek } from '@lms/dashboard/contract';
import { useTranslation } from '@lms/i18n';
import { useWidth } from '@lms/ui';
import { useId, useRef } from 'react';
import { ticksTo } from './axis';
import styles from './dashboard.module.css';

const height = 200;
const bottom = height - 24;
const top = 12;
/** Least room for the counts beside their axis. */
const leftAtLeast = 36;
/** Width of a digit on the axis, in px. */
const digitWidth = 8;
/** Room for the label of a week. */
const labelWidth = 64;
const widest = 16;
/** Width of a bar while the chart has next to no room, as before its styles are there. */
const narrowest = 1;

interface BarsProps {
  weeks: DashboardWeek[];
  width: number;
  /** Id of the pattern of completions. */
  stripes: string;
}

/** Bars of the weeks, between the axes. */
const Bars = ({ weeks, width, stripes }: BarsProps) => {
  const { t, i18n, formats } = useTranslation();
  const ticks = ticksTo(Math.max(...weeks.flatMap((week) => [week.enrolments, week.completions])));
  const counts = ticks.map((tick) => formats.number(tick));
  const left = Math.max(
    leftAtLeast,
    8 + digitWidth * Math.max(...counts.map((text) => text.length)),
  );
  const yOf = (count: number) => bottom - (count / (ticks.at(-1) ?? 1)) * (bottom - top);
  const step = (width - left) / weeks.length;
  const bar = Math.max(narrowest, Math.min(widest, step / 2 - 3));
  const labelled = Math.ceil(labelWidth / step);
  const day = new Intl.DateTimeFormat(i18n.language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Dhaka',
  });
  return (
    <svg
      className={styles['chart']}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
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
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path
            className={tick === 0 ? styles['ground'] : styles['grid']}
            d={`M${left} ${yOf(tick)}H${width}`}
          />
          <text x={left - 8} y={yOf(tick) + 4} textAnchor="end">
            {counts[index]}
          </text>
        </g>
      ))}
      {weeks.map(({ startsAt, enrolments, completions }, index) => {
        const middle = left + (index + 0.5) * step;
        return (
          <g key={startsAt}>
            <rect
              className={styles['enrolments']}
              x={middle - bar - 1}
              y={yOf(enrolments)}
              width={bar}
              height={bottom - yOf(enrolments)}
            />
            <rect
              className={styles['completions']}
              fill={`url(#${stripes})`}
              x={middle + 1}
              y={yOf(completions)}
              width={bar}
              height={bottom - yOf(completions)}
            />
            {index % labelled === 0 && (
              <text x={middle} y={height - 6} textAnchor="middle">
                {day.format(new Date(startsAt))}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};

/** Enrolments and completions side by side; the table behind the bars has all numbers. */
export const WeeksChart = ({ weeks }: { weeks: DashboardWeek[] }) => {
  const { t, formats } = useTranslation();
  const stripes = useId();
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
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
      <div ref={root}>{width > 0 && <Bars weeks={weeks} width={width} stripes={stripes} />}</div>
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
