import { lazyPart, type ToastCardProps } from '@lms/ui';

/**
 * Card of a toast, loaded once a page is idle, or for the first toast; the live regions that announce
 * it are there from the start.
 */
export const LateToast = lazyPart<ToastCardProps>({
  load: () => import('../late-work').then(({ ToastCard }) => ToastCard),
  texts: [],
  quiet: true,
});
