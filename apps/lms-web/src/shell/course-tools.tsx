import { KeepButton } from '@lms/cart/web';
import { loadCompareParts } from '@lms/catalog/web';
import type { CourseToolsProps } from '@lms/course-ui';
import { lazyPart } from '@lms/ui';
import { useLocation } from 'react-router-dom';

const CompareChoice = lazyPart<CourseToolsProps>({
  load: () => loadCompareParts().then((module) => module.CompareChoice),
  texts: ['compare'],
  quiet: true,
});

/** Apart, because lists of courses need not know what somebody is enrolled in. */
const OwnPageTools = lazyPart<CourseToolsProps>({
  load: () => import('./own-page-tools').then((module) => module.OwnPageTools),
  texts: [],
  quiet: true,
});

/** Tools of a course on a card or on its page: keep it for later, compare it. */
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
