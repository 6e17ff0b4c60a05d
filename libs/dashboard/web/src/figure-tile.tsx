import type { Figure } from '@lms/dashboard/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';

const courses = '/course-management/create-course';
const overview = '/reports-management/overview-statistic-report';

/** List or report behind a figure. */
const lists: Record<Figure['name'], string> = {
  enrolments: `${courses}/enrolments`,
  completions: `${courses}/enrolments?filter.status=COMPLETED`,
  certificates: `${courses}/certificates`,
  activeLearners: overview,
  revenue: `${courses}/orders`,
  newUsers: '/user-management/users',
};

const arrows = { more: '↑', less: '↓', same: '' };

/** Figure with its change since the period before; the whole of it leads to what it counts. */
export const FigureTile = ({ figure: { name, current, previous } }: { figure: Figure }) => {
  const { t, formats } = useTranslation();
  const write = name === 'revenue' ? formats.money : (value: number) => formats.number(value);
  const trend = current === previous ? 'same' : current > previous ? 'more' : 'less';
  // Less than half a percent is said by the two figures alone.
  const change = previous > 0 ? Math.round(Math.abs(current / previous - 1) * 100) : 0;
  return (
    <li className={styles['tile']}>
      <Link to={lists[name]}>{t(`dashboard.figures.${name}`)}</Link>
      <span>
        <span className={styles['figure']}>{write(current)}</span>{' '}
        {change > 0 && (
          <span className={styles[trend]}>
            <span aria-hidden="true">{arrows[trend]} </span>
            <span>{formats.percent(change)}</span>
          </span>
        )}
      </span>
      <span className={styles['soft']}>
        {t(`dashboard.trend.${trend}`, { before: write(previous) })}
      </span>
    </li>
  );
};
