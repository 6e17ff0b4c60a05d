import { useSession } from '@lms/auth/web';
import { AddAllToCart } from '@lms/cart/web';
import type { PathDetail } from '@lms/catalog/contract';
import type { PathParts } from '@lms/catalog/web';
import { sharedPermissions } from '@lms/contract';
import { loadPathParts } from '@lms/learning/web';

type LearnerParts = Awaited<ReturnType<typeof loadPathParts>>;

/** Actions on a learning path: put the courses that one lacks into the cart, and follow it. */
const actionsWith = ({ FollowPath, useMyCourseIds }: LearnerParts) =>
  function Actions({ path }: { path: PathDetail }) {
    const { user, can } = useSession();
    const owned = useMyCourseIds();
    const lacking = path.courses.filter(({ id }) => !owned.includes(id));
    const mayBuy = !user || can(sharedPermissions['order.buy']);
    return (
      <>
        {mayBuy && (
          <AddAllToCart courses={lacking} leftOut={path.courses.length - lacking.length} />
        )}
        <FollowPath pathId={path.id} slug={path.slug} title={path.title} />
      </>
    );
  };

/** Loads what a learner sees and does on the page of a learning path, with what buys its courses. */
export const pathParts = async (): Promise<PathParts> => {
  const parts = await loadPathParts();
  return { Actions: actionsWith(parts), StepState: parts.CourseStepState };
};
