import { KeepButton } from '@lms/cart/web';
import { loadCompareParts } from '@lms/catalog/web';
import type { CourseToolsProps } from '@lms/course-ui';
import { useEnrolment } from '@lms/learning/web';
import { lazyPart } from '@lms/ui';
import { useLocation } from 'react-router-dom';

const CompareChoice = lazyPart<CourseToolsProps>({
  load: () => loadCompareParts().then((module) => module.CompareChoice),
  texts: ['compare'],
  quiet: true,
});

/** Tools of the course whose page it is: those enrolled need not keep it. */
const OwnPageTools = ({ course }: CourseToolsProps) =>
  useEnrolment(course.id) ? null : <KeepButton course={course} wide />;

/** What somebody can do with a course on a card or on its page. */
export const CourseTools = ({ course }: CourseToolsProps) => {
  const { pathname } = useLocation();
  if (pathname === `/course/${course.slug}`) return <OwnPageTools course={course} />;
  return (
    <>
      <KeepButton course={course} />
      {pathname === '/courses' && <CompareChoice course={course} />}
    </>
  );
};
