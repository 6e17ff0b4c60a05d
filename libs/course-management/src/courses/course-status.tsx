import type { Course } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { StatusTag } from '@lms/ui/entity';

/** Where a course stands, and where the change of a published one does. */
export const CourseStatusTags = ({ course }: { course: Course }) => {
  const { t } = useTranslation();
  const { status, revisionStatus } = course;
  return (
    <>
      <StatusTag status={status} text={t(`courses.status.${status}`)} />
      {revisionStatus && (
        <>
          {' '}
          <StatusTag status={revisionStatus} text={t(`courses.revision.${revisionStatus}`)} />
        </>
      )}
    </>
  );
};
