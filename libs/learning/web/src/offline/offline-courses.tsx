import { useSession } from '@lms/auth/web';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { MyCourse } from '@lms/learning/contract';
import { ButtonLink, EmptyList, ErrorState, Progress, Thumbnail } from '@lms/ui';
import { Link } from 'react-router-dom';
import { useGetMyCoursesQuery } from '../learning-api';
import { MyCoursesSkeleton } from '../my-courses/my-courses-skeleton';
import { useSizeFormat } from '../use-size-format';
import { KeepCourseButton } from './keep-course-button';
import { LeaveAnyway } from './leave-anyway';
import styles from './offline.module.css';
import type { KeptCourse } from './study-database';
import { useStudyState } from './study-state';
import { isWaiting } from './unsent';
import { UnsentActs } from './unsent-acts';
import { useStorage } from './use-storage';

const Meter = ({ courses }: { courses: KeptCourse[] }) => {
  const { t } = useTranslation();
  const size = useSizeFormat();
  const storage = useStorage(courses);
  if (!storage) return null;
  const { used, free } = storage;
  return (
    <div className={`panel ${styles['meter']}`}>
      <Progress
        value={Math.round((used / (used + free)) * 100)}
        text={t('offline.meter', { used: size(used), free: size(free) })}
      />
    </div>
  );
};

const CourseLine = ({ course, kept }: { course: MyCourse; kept: KeptCourse | undefined }) => {
  const { t, formats } = useTranslation();
  const size = useSizeFormat();
  const { courseId, slug, title, language, categorySlug, imageUrl } = course;
  return (
    <article className={`panel ${styles['row']}`}>
      <Thumbnail slug={slug} category={categorySlug} imageUrl={imageUrl} />
      <div className={styles['text']}>
        <h2 lang={language}>{kept ? <Link to={`/learn/${courseId}`}>{title}</Link> : title}</h2>
        {kept && (
          <p className={styles['detail']}>
            {t(kept.hasVideos ? 'offline.withVideos' : 'offline.withoutVideos', {
              size: size(kept.bytes),
              date: formats.date(kept.keptAt),
            })}
          </p>
        )}
      </div>
      <KeepCourseButton course={{ id: courseId, title, language }} />
    </article>
  );
};

/** The learner's courses, those on this device with the room that they take. */
export const OfflineCourses = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { courses: kept, unsent } = useStudyState();
  const { data: listed, error, refetch } = useGetMyCoursesQuery();
  if (error && !listed) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!listed || !kept) return <MyCoursesSkeleton />;
  if (listed.length === 0) {
    return (
      <EmptyList text={t('learning.myCourses.empty')}>
        <ButtonLink to="/courses">{t('learning.myCourses.find')}</ButtonLink>
      </EmptyList>
    );
  }
  return (
    <>
      <p className={styles['detail']}>{t('offline.about')}</p>
      <Meter courses={kept} />
      <LeaveAnyway count={unsent.filter(isWaiting).length} />
      {user && <UnsentActs userId={user.id} unsent={unsent} courses={kept} />}
      <ul className={styles['rows']}>
        {listed.map((course) => (
          <li key={course.courseId}>
            <CourseLine
              course={course}
              kept={kept.find(({ courseId }) => courseId === course.courseId)}
            />
          </li>
        ))}
      </ul>
    </>
  );
};
