import { useSession } from '@lms/auth/web';
import { lazyPart } from '@lms/ui';
import type { RatingPanelProps } from './rating-panel';

const Panel = lazyPart<RatingPanelProps>({
  load: () => import('./rating-panel').then((module) => module.RatingPanel),
  texts: ['ratings', 'validation', 'problems'],
  idle: true,
});

/** Own rating of a course; an administrator who sees as the learner gets none to write. */
export const LazyRating = (props: RatingPanelProps) => {
  const { user } = useSession();
  return user && !user.viewedAsUntil ? <Panel {...props} /> : null;
};
