import { lazyPart } from '@lms/ui';

/** Loaded when an approval is asked for. */
export const ApproveDialog = lazyPart({
  load: () => import('./approve-dialog').then((module) => module.ApproveDialog),
});
export const HeldBar = lazyPart({
  load: () => import('./held-bar').then((module) => module.HeldBar),
});
