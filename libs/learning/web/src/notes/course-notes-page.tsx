import { lazyPart, Loading, Skeleton } from '@lms/ui';

/** `/learn/:courseId/notes`, loaded apart: the first script of every page names what a page loads. */
export const Page = lazyPart({
  load: () => import('./course-notes').then((module) => module.CourseNotes),
  texts: ['notes', 'problems'],
  fallback: (
    <div className="container">
      <Loading>
        <Skeleton height={16} />
      </Loading>
    </div>
  ),
});
