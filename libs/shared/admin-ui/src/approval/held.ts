import type { HeldApproval } from '@lms/contract';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Approval that can be taken back, with the name of a single item. */
export interface Held extends HeldApproval {
  name?: string;
}

/** Returns the state of a link to a list that offers to take the approval back. */
export const heldState = (held: Held) => ({ held });

/** Approval that a list offers to take back: its own, or one that the reader brings along. */
export const useHeld = () => {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof heldState>> | null };
  // A reload, or a way back, finds it decided.
  const isNew = useNavigationType() !== 'POP';
  return useState(isNew ? state?.held : undefined);
};
