import { ChoicesProblem, Select, useValueWords } from '@lms/admin-ui';
import { maxPathCourses, minPathCourses, type PathCourse } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { FieldNotes, useField } from '@lms/ui';
import { Input } from 'antd';
import { useRef, useState } from 'react';
import { useDebounced } from '../fields/use-debounced';
import { learningPathsApi } from './learning-paths-api';
import { PathCourseRow } from './path-course-row';
import styles from './path-courses.module.css';
import { usePathCourses } from './use-path-courses';

const name = 'courseIds';

type Known = Pick<PathCourse, 'id' | 'title' | 'language' | 'status'>;

interface PathCoursesFieldProps {
  /** Courses that are stored, with their titles. */
  stored: Known[];
  mayWrite: boolean;
}

/** Courses of a path in their order: found by title, added, moved and removed. */
export const PathCoursesField = ({ stored, mayWrite }: PathCoursesFieldProps) => {
  const { t } = useTranslation();
  const hint = t('managedPaths.courses.hint', { min: minPathCourses, max: maxPathCourses });
  const { label, error, control } = useField(name, hint);
  const box = useRef<HTMLFieldSetElement>(null);
  const [words, setWords] = useState('');
  const searchTerm = useDebounced(words);
  const query = learningPathsApi.useFindCoursesForPathQuery(searchTerm, { skip: !mayWrite });
  const [added, setAdded] = useState<Known[]>([]);
  const found: Known[] = query.data?.items ?? [];
  const known = [...stored, ...added, ...found];
  const courseOf = (id: string) => known.find((course) => course.id === id);
  const courses = usePathCourses(name, box, (id) => courseOf(id)?.title ?? '');
  useValueWords(name, (ids) =>
    (ids as string[]).map((id) => courseOf(id)?.title ?? id).join(' → '),
  );
  const add = (id: string) => {
    const course = courseOf(id);
    if (!course) return;
    setAdded([...added, course]);
    courses.add(id);
  };
  return (
    <fieldset
      ref={box}
      id={control.id}
      tabIndex={-1}
      className={styles['box']}
      data-field={name}
      aria-describedby={control['aria-describedby']}
    >
      <legend>{label}</legend>
      <ol className={styles['rows']}>
        {courses.ids.map((id, index) => (
          <PathCourseRow
            key={id}
            id={id}
            index={index}
            course={courseOf(id)}
            courses={courses}
            mayWrite={mayWrite}
          />
        ))}
      </ol>
      {mayWrite && courses.ids.length < maxPathCourses && (
        <div className={styles['adding']}>
          <Input
            type="search"
            aria-label={t('managedPaths.courses.search')}
            placeholder={t('managedPaths.courses.search')}
            maxLength={100}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <Select
            aria-label={t('managedPaths.courses.add')}
            value=""
            onChange={(id) => id && add(id)}
            options={[
              { value: '', label: t('managedPaths.courses.add') },
              ...found
                .filter(({ id }) => !courses.ids.includes(id))
                .map(({ id, title, language, status }) => ({
                  value: id,
                  label:
                    status === 'ACTIVE' ? title : `${title} (${t(`courses.status.${status}`)})`,
                  lang: language,
                })),
            ]}
          />
          <ChoicesProblem query={query} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {courses.announced}
      </p>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </fieldset>
  );
};
