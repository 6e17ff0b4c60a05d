import { lazyPart, Skeleton } from '@lms/ui';
import type { ShareActionsProps } from './share-actions';

/** Buttons that share a page, which needs them only once it is read. */
export const LazyShare = lazyPart<ShareActionsProps>({
  load: () => import('./share-actions').then((module) => module.ShareActions),
  texts: ['people'],
  fallback: (
    <div data-scripted>
      <Skeleton height={2.75} />
    </div>
  ),
  quiet: true,
  idle: true,
});
