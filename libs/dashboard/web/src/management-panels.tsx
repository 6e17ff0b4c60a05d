import { ButtonLink, EmptyState, StatusTag } from '@lms/admin-ui';
import type { ManagementDashboard, WaitingKind } from '@lms/dashboard/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import { FigureTile } from './figure-tile';
import { Panel } from './panel';
import { WeeksChart } from './weeks-chart';

const courses = '/course-management/create-course';

/** Screen that handles each kind of waiting work. */
const screens: Record<WaitingKind, string> = {
  pendingUsers: '/user-management/inactive-user',
  pendingOrganizations: '/user-management/organization-list',
  pendingCourses: '/course-management/inactive-course',
  pendingPaths: '/course-management/create-learning-path?filter.status=PENDING',
  refundsDue: `${courses}/orders?filter.refund=DUE`,
  essays: '/course-management/create-quizes/essays',
  questions: `${courses}/questions`,
  draftCourses: courses,
  rejectedCourses: courses,
};

const Waiting = ({
  waiting,
  coursesByStatus,
}: Pick<ManagementDashboard, 'waiting' | 'coursesByStatus'>) => {
  const { t, formats } = useTranslation();
  const open = waiting.filter(({ count }) => count > 0);
  if (open.length === 0 && coursesByStatus.every(({ count }) => count === 0)) {
    return (
      <EmptyState text={t('dashboard.waiting.first')}>
        <ButtonLink type="primary" to={`${courses}/new`}>
          {t('dashboard.waiting.create')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (open.length === 0) return <EmptyState text={t('dashboard.waiting.empty')} />;
  return (
    <ul className={styles['rows']}>
      {open.map(({ kind, count, oldestAt }) => (
        <li key={kind} className={styles['waiting']}>
          <Link to={screens[kind]}>{t(`dashboard.waiting.${kind}`, { count })}</Link>
          {oldestAt && (
            <span className={styles['soft']}>
              {t('dashboard.waiting.since', { date: formats.date(oldestAt) })}
            </span>
          )}
          {/* The link covers the line. */}
          <span className={styles['review']} aria-hidden="true">
            {t('dashboard.waiting.review')}
          </span>
        </li>
      ))}
    </ul>
  );
};

const TopCourses = ({ topCourses }: Pick<ManagementDashboard, 'topCourses'>) => {
  const { t } = useTranslation();
  if (topCourses.length === 0) {
    return (
      <EmptyState text={t('dashboard.top.empty')}>
        <ButtonLink type="primary" to={courses}>
          {t('dashboard.top.open')}
        </ButtonLink>
      </EmptyState>
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

/** Number of courses in each status, and their shares as a bar. */
const CoursesByStatus = ({ coursesByStatus }: Pick<ManagementDashboard, 'coursesByStatus'>) => {
  const { t, formats } = useTranslation();
  const sumTo = (end: number) =>
    coursesByStatus.slice(0, end).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <svg
        className={styles['shares']}
        viewBox={`0 0 ${sumTo(coursesByStatus.length) || 1} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {coursesByStatus.map(({ status, count }, index) => (
          <rect key={status} data-status={status} x={sumTo(index)} width={count} height="1" />
        ))}
      </svg>
      <dl className={styles['counts']}>
        {coursesByStatus.map(({ status, count }) => (
          <div key={status}>
            <dt>
              <Link to={`${courses}?filter.status=${status}`}>
                <StatusTag status={status} text={t(`dashboard.status.${status}`)} />
              </Link>
            </dt>
            <dd>{formats.number(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

export const ManagementPanels = ({ dashboard }: { dashboard: ManagementDashboard }) => {
  const { t } = useTranslation();
  const { kind, waiting, figures, weeks, topCourses, coursesByStatus } = dashboard;
  return (
    <>
      <div className={styles['split']}>
        <Panel title={t('dashboard.waiting.title')}>
          <Waiting waiting={waiting} coursesByStatus={coursesByStatus} />
        </Panel>
        <Panel title={t('dashboard.top.title')}>
          <TopCourses topCourses={topCourses} />
        </Panel>
      </div>
      <section aria-label={t('dashboard.figures.title')}>
        <h2>{t('dashboard.figures.title')}</h2>
        <ul className={`panel ${styles['tiles']}`}>
          {figures.map((figure) => (
            <FigureTile key={figure.name} figure={figure} />
          ))}
        </ul>
      </section>
      <div className={styles['split']}>
        <Panel title={t('dashboard.weeks.title')}>
          <WeeksChart weeks={weeks} />
        </Panel>
        {kind === 'system' && (
          <Panel title={t('dashboard.byStatus')}>
            <CoursesByStatus coursesByStatus={coursesByStatus} />
          </Panel>
        )}
      </div>
    </>
  );
};
