import { paletteOf } from '@lms/contract';
import type { LearnerDashboard } from '@lms/dashboard/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyState, PatchArt, Progress, Rosette, Thumbnail } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import { Deadlines } from './deadlines';
import own from './learner-panels.module.css';
import { Panel } from './panel';

type Course = LearnerDashboard['courses'][number];

const Done = ({ course: { progressPercent } }: { course: Course }) => {
  const { t, formats } = useTranslation();
  const percent = formats.percent(progressPercent);
  return <Progress value={progressPercent} text={t('dashboard.progress', { percent })} />;
};

const Next = ({ next }: Pick<LearnerDashboard, 'next'>) => {
  const { t } = useTranslation();
  if (!next) {
    return (
      <EmptyState text={t('dashboard.next.empty')}>
        <ButtonLink to="/courses">{t('dashboard.next.find')}</ButtonLink>
      </EmptyState>
    );
  }
  const { course, lessonTitle } = next;
  return (
    <div className={own['next']} data-patch={paletteOf(course.categorySlug)}>
      <PatchArt slug={course.slug} category={course.categorySlug} viewBox="-120 -20 450 232" />
      <p className={own['title']} lang={course.language}>
        {course.title}
      </p>
      {lessonTitle && <p lang={course.language}>{lessonTitle}</p>}
      <Done course={course} />
      <div>
        <ButtonLink to={`/learn/${course.courseId}`} look="secondary">
          {t(course.lastLessonId ? 'dashboard.next.continue' : 'dashboard.next.start')}
        </ButtonLink>
      </div>
    </div>
  );
};

const Certificates = ({ certificates }: Pick<LearnerDashboard, 'certificates'>) => {
  const { t, formats } = useTranslation();
  const { count, latest } = certificates;
  if (!latest) return <EmptyState text={t('dashboard.certificates.empty')} />;
  return (
    <>
      <p>{t('dashboard.certificates.count', { count })}</p>
      <div className={own['drawn']}>
        <Rosette slug={latest.courseSlug} category={latest.categorySlug} />
        <Link className={styles['row']} to={`/certificate/${latest.serial}`}>
          <span lang={latest.language}>{latest.courseTitle}</span>
          <span className={styles['soft']}>{formats.date(latest.issuedAt)}</span>
        </Link>
      </div>
    </>
  );
};

export const LearnerPanels = ({ dashboard }: { dashboard: LearnerDashboard }) => {
  const { t, formats } = useTranslation();
  const { next, courses, deadlines, certificates, suggestions } = dashboard;
  return (
    <div className={own['own']}>
      <div className={own['column']}>
        <Panel title={t('dashboard.next.title')}>
          <Next next={next} />
        </Panel>
        <Panel title={t('dashboard.deadlines.title')}>
          <Deadlines deadlines={deadlines} />
        </Panel>
        {courses.length > 0 && (
          <Panel title={t('dashboard.courses')}>
            <ul className={styles['rows']}>
              {courses.map((course) => (
                <li key={course.enrolmentId} className={own['drawn']}>
                  <Thumbnail
                    slug={course.slug}
                    category={course.categorySlug}
                    imageUrl={course.imageUrl}
                  />
                  <div>
                    <Link className={styles['row']} to={`/learn/${course.courseId}`}>
                      <span lang={course.language}>{course.title}</span>
                    </Link>
                    <Done course={course} />
                  </div>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      <div className={own['column']}>
        <Panel title={t('dashboard.certificates.title')}>
          <Certificates certificates={certificates} />
        </Panel>
        {suggestions.length > 0 && (
          <Panel title={t('dashboard.suggestions')}>
            <ul className={styles['rows']}>
              {suggestions.map(({ id, slug, title, language, category, imageUrl }) => (
                <li key={id} className={own['drawn']}>
                  <Thumbnail slug={slug} category={category.slug} imageUrl={imageUrl} />
                  <Link className={styles['row']} to={`/course/${slug}`}>
                    <span lang={language}>{title}</span>
                    <span className={styles['soft']}>{formats.content(category.name)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </div>
  );
};
