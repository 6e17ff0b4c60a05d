import { lazyPart, Loading, Skeleton } from '@lms/ui';
import type { PreviewProps } from './preview';

/** Preview with its marking code, loaded after the form. */
export const PreviewPart = lazyPart<PreviewProps>({
  load: () => import('./preview').then((module) => module.Preview),
  texts: ['learning'],
  fallback: (
    <Loading>
      <Skeleton height={12} />
    </Loading>
  ),
});
