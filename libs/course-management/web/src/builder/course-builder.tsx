import { useEdit, ValueWordsProvider } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import {
  type Course,
  type CourseDraft,
  courseManagementPermissions,
} from '@lms/course-management/contract';
import { CoursePlaceholder } from '../courses/course-placeholder';
import { BuilderForm } from './builder-form';
import { draftApi } from './draft-api';
import { mergeDrafts } from './merge-drafts';

/** Loads a course for its authors; read-only if they may not edit it now. */
export const CourseBuilder = ({ courseId }: { courseId: string }) => {
  const { can } = useSession();
  const { currentData, error, isFetching, refetch } = draftApi.useOpenCourseQuery(courseId);
  const edit = useEdit<Course, CourseDraft>({
    item: currentData?.draft && !isFetching ? currentData : undefined,
    toInput: ({ draft }) => draft as CourseDraft,
    reload: refetch,
    merge: mergeDrafts,
  });
  const { opened, reopen } = edit;
  if (opened?.item) {
    return (
      <ValueWordsProvider>
        <BuilderForm
          key={opened.round}
          course={opened.item}
          opened={opened}
          isAuthor={can(courseManagementPermissions['courseware.write'])}
          onReload={reopen}
        />
      </ValueWordsProvider>
    );
  }
  return <CoursePlaceholder call={{ error, isFetching, refetch }} />;
};
