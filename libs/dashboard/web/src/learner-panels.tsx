import { paletteOf } from '@lms/contract';
import type { LearnerDashboard } from '@lms/dashboard/contract';
import { type Formats, useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyState, PatchArt, Progress, Rosette, Thumbnail } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import { Deadlines } from './deadlines';
import own from './learner-panels.module.css';
import { NewsList } from './news';
import { Panel } from './panel';
import { StudyWeekView } from './study-week';
import { Suggestions } from './suggestions';

type Course = LearnerDashboard['courses'][number];

const Done = ({ course: { progressPercent } }: { course: Course }) => {
  const { t, formats } = useTranslation();
  const percent = formats.percent(progressPercent);
  return <Progress value={progressPercent} text={t('dashboard.progress', { percent })} />;
};

/** Writes a place in a video, as 3:07. */
const placeOf = ({ number }: Formats, seconds: number) =>
  `${number(Math.floor(seconds / 60))}:${number(seconds % 60, { minimumIntegerDigits: 2 })}`;

const Next = ({ next }: Pick<LearnerDashboard, 'next'>) => {
  const { t, formats } = useTranslation();
  if (!next) {
    return (
      <EmptyState text={t('dashboard.next.empty')}>
        <ButtonLink to="/courses">{t('dashboard.next.find')}</ButtonLink>
      </EmptyState>
    );
  }
  const { course, lessonTitle, positionSeconds } = next;
  const into = `/learn/${course.courseId}`;
  return (
    <div className={own['next']} data-patch={paletteOf(course.categorySlug)}>
      <PatchArt slug={course.slug} category={course.categorySlug} viewBox="-120 -20 450 232" />
      <p className={own['title']} lang={course.language}>
        {course.title}
      </p>
      {lessonTitle && <p lang={course.language}>{lessonTitle}</p>}
      {positionSeconds !== null && (
        <p>{t('dashboard.next.at', { time: placeOf(formats, positionSeconds) })}</p>
      )}
      <Done course={course} />
      <div>
        <ButtonLink
          to={course.next ? `${into}/lesson/${course.next.lesson.id}` : into}
          look="secondary"
        >
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
  const { t } = useTranslation();
  const { next, week, courses, deadlines, news, certificates, suggestions } = dashboard;
  return (
    <div className={own['own']}>
      <Panel title={t('dashboard.next.title')}>
        <Next next={next} />
      </Panel>
      <Panel title={t('dashboard.week.title')}>
        <StudyWeekView week={week} />
      </Panel>
      <div className={own['column']}>
        {news.length > 0 && (
          <Panel title={t('dashboard.news.title')}>
            <NewsList news={news} />
          </Panel>
        )}
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
            <Suggestions suggestions={suggestions} />
          </Panel>
        )}
      </div>
    </div>
  );
};
