import { type MergedValues, mergeSaved } from '@lms/admin-ui';
import { useSession } from '@lms/auth';
import type { Course, CourseDraft } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useState } from 'react';
import { courseListPath } from '../courses/course-paths';
import { NotOpened } from '../not-opened';
import { draftApi } from './draft-api';
import { BuilderForm } from './builder-form';

/** What the form starts from, and what was saved when it was read last. */
export interface Opened {
  course: Course;
  values: CourseDraft;
  saved: CourseDraft;
  merged?: MergedValues<CourseDraft>;
}

/** Opens a course for its authors: what is not theirs to change now is shown all the same. */
export const CourseBuilder = ({ courseId }: { courseId: string }) => {
  const { t } = useTranslation();
  const { can } = useSession();
  const { currentData, error, isFetching, refetch } = draftApi.useOpenCourseQuery(courseId);
  const [opened, setOpened] = useState<Opened>();
  if (currentData?.draft && !isFetching && !opened) {
    const { draft } = currentData;
    setOpened({ course: currentData, values: draft, saved: draft });
  }

  /** Reads it again; with what was typed and what that began from, both are brought together. */
  const reload = async (typed?: { base: CourseDraft; values: CourseDraft }) => {
    const { data: course } = await refetch();
    if (!course?.draft) return;
    const { draft } = course;
    const merged = typed && mergeSaved(typed.base, typed.values, draft);
    setOpened({ course, values: merged?.values ?? draft, saved: draft, merged });
  };

  if (opened) {
    const { course } = opened;
    return (
      <BuilderForm
        key={`${course.version} ${opened.merged !== undefined}`}
        opened={opened}
        isAuthor={can('courseware.write')}
        onReload={reload}
      />
    );
  }
  return (
    <NotOpened
      call={{ error, isFetching, refetch }}
      gone={{
        title: t('courses.builder.gone'),
        text: t('courses.builder.goneText'),
        list: t('courses.builder.toList'),
      }}
      listPath={courseListPath}
    />
  );
};
