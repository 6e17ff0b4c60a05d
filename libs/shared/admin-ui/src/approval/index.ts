import { lazyPart } from '@lms/ui';

export { type Held, heldState, useHeld } from './held';

export { Decision } from './decision';

/** Loaded when an approval is asked for. */
export const ApproveDialog = lazyPart({
  load: () => import('./approve-dialog').then((module) => module.ApproveDialog),
});
export const HeldBar = lazyPart({
  load: () => import('./held-bar').then((module) => module.HeldBar),
});
