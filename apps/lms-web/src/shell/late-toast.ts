import { lazyPart, type ToastCardProps } from '@lms/ui';

/** Loads the card of a toast: once a page is idle, or for the first toast. */
export const loadToastCard = () => import('./toast-card').then(({ ToastCard }) => ToastCard);

/** Card of a toast; the live regions that announce it are there from the start. */
export const LateToast = lazyPart<ToastCardProps>({ load: loadToastCard, texts: [], quiet: true });
