import { ButtonLink, EmptyList } from '@lms/admin-ui';
import type { Figure, ManagementDashboard, WaitingKind } from '@lms/dashboard/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import { Panel } from './panel';
import { WeeksChart } from './weeks-chart';

const courses = '/course-management/create-course';

/** Screen that handles each kind of waiting work. */
const screens: Record<WaitingKind, string> = {
  pendingUsers: '/user-management/inactive-user',
  pendingOrganizations: '/user-management/organization-list',
  pendingCourses: '/course-management/inactive-course',
  essays: '/course-management/create-quizes/essays',
  draftCourses: courses,
  rejectedCourses: courses,
};

const Waiting = ({ waiting }: Pick<ManagementDashboard, 'waiting'>) => {
  const { t } = useTranslation();
  const open = waiting.filter(({ count }) => count > 0);
  if (open.length === 0) return <EmptyList text={t('dashboard.waiting.empty')} />;
  return (
    <ul className={styles['rows']}>
      {open.map(({ kind, count }) => (
        <li key={kind}>
          <Link className={styles['row']} to={screens[kind]}>
            {t(`dashboard.waiting.${kind}`, { count })}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** List behind a figure. */
const lists: Partial<Record<Figure['name'], string>> = {
  enrolments: `${courses}/enrolments`,
  certificates: `${courses}/certificates`,
};

const FigureTile = ({ figure: { name, current, previous } }: { figure: Figure }) => {
  const { t, formats } = useTranslation();
  const write = name === 'revenue' ? formats.money : (value: number) => formats.number(value);
  const title = t(`dashboard.figures.${name}`);
  const list = lists[name];
  const trend = current === previous ? 'same' : current > previous ? 'more' : 'less';
  return (
    <li className={`panel ${styles['tile']}`}>
      <span>{list ? <Link to={list}>{title}</Link> : title}</span>
      <span className={styles['figure']}>{write(current)}</span>
      <span className={styles['soft']}>
        {t(`dashboard.trend.${trend}`, { before: write(previous) })}
      </span>
    </li>
  );
};

const TopCourses = ({ topCourses }: Pick<ManagementDashboard, 'topCourses'>) => {
  const { t } = useTranslation();
  if (topCourses.length === 0) {
    return (
      <EmptyList text={t('dashboard.top.empty')}>
        <ButtonLink type="primary" to={courses}>
          {t('dashboard.top.open')}
        </ButtonLink>
      </EmptyList>
    );
  }
  return (
    <ol className={styles['rows']}>
      {topCourses.map(({ id, title, language, enrolments }) => (
        <li key={id}>
          <Link className={styles['row']} to={`${courses}/${id}`}>
            <span lang={language}>{title}</span>
            <span className={styles['soft']}>
              {t('dashboard.top.enrolments', { count: enrolments })}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
};

export const ManagementPanels = ({ dashboard }: { dashboard: ManagementDashboard }) => {
  const { t, formats } = useTranslation();
  const { kind, waiting, figures, weeks, topCourses, coursesByStatus } = dashboard;
  return (
    <>
      <Panel title={t('dashboard.waiting.title')}>
        <Waiting waiting={waiting} />
      </Panel>
      <section aria-label={t('dashboard.figures.title')}>
        <h2>{t('dashboard.figures.title')}</h2>
        <ul className={styles['tiles']}>
          {figures.map((figure) => (
            <FigureTile key={figure.name} figure={figure} />
          ))}
        </ul>
      </section>
      <Panel title={t('dashboard.weeks.title')}>
        <WeeksChart weeks={weeks} />
      </Panel>
      <div className={styles['panels']}>
        <Panel title={t('dashboard.top.title')}>
          <TopCourses topCourses={topCourses} />
        </Panel>
        {kind === 'system' && (
          <Panel title={t('dashboard.byStatus')}>
            <dl className={styles['counts']}>
              {coursesByStatus.map(({ status, count }) => (
                <div key={status}>
                  <dt>{t(`dashboard.status.${status}`)}</dt>
                  <dd>{formats.number(count)}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        )}
      </div>
    </>
  );
};
