import type { CourseLanguage } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { OfflineLesson } from '@lms/learning/contract';
import { Alert, Button, DialogActions, ErrorState, Loading, ProblemAlert, Skeleton } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSizeFormat } from '../use-size-format';
import { keepCourse } from './keep-course';
import { sizeOf, sum, type VideoChoice, videoSizeOf } from './lesson-size';
import { useGetOfflineCourseQuery } from './offline-api';
import styles from './offline.module.css';
import { useStudyState } from './study-state';
import { useFreeBytes } from './use-storage';
import { VideoChoices } from './video-choices';

/** A quiz needs a connection. */
const opensOffline = ({ content }: OfflineLesson) => content.type !== 'QUIZ';

export interface CourseToKeep {
  id: string;
  title: string;
  language: CourseLanguage;
}

interface KeepCourseFormProps {
  userId: string;
  course: CourseToKeep;
  onClose: () => void;
}

/** Tells what a course takes on this device, lesson by lesson, and keeps it. */
export const KeepCourseForm = ({ userId, course, onClose }: KeepCourseFormProps) => {
  const courseId = course.id;
  const { t } = useTranslation();
  const size = useSizeFormat();
  const dispatch = useDispatch();
  const [videos, setVideos] = useState<VideoChoice>('NONE');
  const { data: offline, error, refetch } = useGetOfflineCourseQuery(courseId);
  const free = useFreeBytes();
  const problem = useStudyState().problems.get(courseId);
  if (error && !offline) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!offline) {
    return (
      <Loading>
        <Skeleton height={8} />
      </Loading>
    );
  }
  const { lessons } = offline;
  const bytes = sum(lessons.map((lesson) => sizeOf(lesson) + videoSizeOf(lesson, videos)));
  const hasRoom = free === undefined || bytes < free;
  return (
    <>
      <p>{t('offline.what')}</p>
      <VideoChoices lessons={lessons} chosen={videos} onChoose={setVideos} />
      <p className={styles['total']}>
        <strong>{t('offline.takes', { size: size(bytes) })}</strong>
        {free !== undefined && ` ${t('offline.free', { size: size(free) })}`}
      </p>
      <details>
        <summary>{t('offline.byLesson')}</summary>
        <ul className={styles['sizes']}>
          {lessons.filter(opensOffline).map((lesson) => (
            <li key={lesson.content.id}>
              <span lang={course.language}>{lesson.content.title}</span>
              <span>{size(sizeOf(lesson) + videoSizeOf(lesson, videos))}</span>
            </li>
          ))}
        </ul>
      </details>
      {!hasRoom && <Alert tone="warn">{t('offline.noRoom')}</Alert>}
      {problem === 'storage' && <Alert tone="bad">{t('offline.notKept')}</Alert>}
      {problem && problem !== 'storage' && <ProblemAlert problem={problem} />}
      <DialogActions>
        <Button
          busy={!hasRoom}
          onClick={() => void keepCourse(dispatch, { userId, courseId, offline, videos })}
        >
          {t('offline.keep')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('common.action.cancel')}
        </Button>
      </DialogActions>
    </>
  );
};
