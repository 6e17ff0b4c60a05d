import { lazyPart, Loading, Skeleton } from '@lms/ui';
import type { PreviewProps } from './preview';

/** The preview, whose marking comes after the form is there. */
export const PreviewPart = lazyPart<PreviewProps>({
  load: () => import('./preview').then((module) => module.Preview),
  texts: ['learning'],
  fallback: (
    <Loading>
      <Skeleton height={12} />
    </Loading>
  ),
});
