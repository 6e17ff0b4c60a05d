import { lazy } from 'react';

export { type Held, heldState, useHeld } from './held';

export { Decision } from './decision';

/** Loaded when an approval is asked for. */
export const ApproveDialog = lazy(() =>
  import('./approve-dialog').then((module) => ({ default: module.ApproveDialog })),
);
export const HeldBar = lazy(() =>
  import('./held-bar').then((module) => ({ default: module.HeldBar })),
);
