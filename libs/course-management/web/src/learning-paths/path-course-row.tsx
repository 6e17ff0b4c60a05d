import type { PathCourse } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import type { DragEvent } from 'react';
import { IconButton } from '../icon-button';
import { moveKeys } from '../move-keys';
import styles from './path-courses.module.css';
import type { PathCourses } from './use-path-courses';

interface PathCourseRowProps {
  id: string;
  index: number;
  course: Pick<PathCourse, 'title' | 'language' | 'status'> | undefined;
  courses: PathCourses;
  mayWrite: boolean;
}

/** Course of a path: moved by its handle, by buttons, or by Alt and an arrow key. */
export const PathCourseRow = ({ id, index, course, courses, mayWrite }: PathCourseRowProps) => {
  const { t, formats } = useTranslation();
  const title = course?.title ?? '…';
  const last = courses.ids.length - 1;
  const isEnd = (by: -1 | 1) => (by < 0 ? index === 0 : index === last);
  const moveButton = (by: -1 | 1) => (
    <IconButton
      data-move={by}
      aria-label={t(by < 0 ? 'managedPaths.courses.up' : 'managedPaths.courses.down', { title })}
      idle={isEnd(by)}
      onClick={() => courses.step(id, by)}
    >
      {by < 0 ? '↑' : '↓'}
    </IconButton>
  );
  return (
    <li
      className={styles['row']}
      data-course={id}
      {...(mayWrite && {
        ...moveKeys((by) => !isEnd(by) && courses.step(id, by)),
        onDragOver: (event: DragEvent) => event.preventDefault(),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          const dropped = event.dataTransfer.getData('text/plain');
          if (courses.ids.includes(dropped)) courses.place(dropped, index);
        },
      })}
    >
      {mayWrite && (
        <span
          className={styles['handle']}
          aria-hidden="true"
          draggable
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move';
            dataTransfer.setData('text/plain', id);
          }}
        >
          ⠿
        </span>
      )}
      <span className={styles['number']}>{formats.number(index + 1)}</span>
      <span className={styles['title']}>
        <span lang={course?.language}>{title}</span>
        {course && course.status !== 'ACTIVE' && (
          <span className={styles['small']}>{t(`courses.status.${course.status}`)}</span>
        )}
      </span>
      {mayWrite && (
        <span className={styles['tools']}>
          {moveButton(-1)}
          {moveButton(1)}
          <IconButton
            data-remove
            aria-label={t('managedPaths.courses.remove', { title })}
            onClick={() => courses.remove(id)}
          >
            <Icon name="close" />
          </IconButton>
        </span>
      )}
    </li>
  );
};
