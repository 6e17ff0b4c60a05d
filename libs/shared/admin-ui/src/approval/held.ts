import { approvalHoldMs, type HeldApproval } from '@lms/contract';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Approval that can be taken back, with the name of a single item. */
export interface Held extends HeldApproval {
  name?: string;
}

interface Remembered extends Held {
  /** Path of the entity. */
  path: string;
  /** Time of its effect by this browser's clock. */
  end: number;
}

/** Key of sessionStorage: an approval is offered back in the tab where it was given. */
const key = 'held-approvals';

const read = (): Remembered[] => {
  try {
    const items = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Remembered[];
    return items.filter(({ end }) => end > Date.now());
  } catch {
    return [];
  }
};

const write = (items: Remembered[]) => {
  try {
    if (items.length > 0) sessionStorage.setItem(key, JSON.stringify(items));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full: a reload then finds the items waiting.
  }
};

/** Remembers an approval until it takes effect, for those who reload or go back. */
export const rememberHeld = (path: string, held: Held) =>
  write([...read(), { ...held, path, end: Date.now() + approvalHoldMs }]);

export const forgetHeld = (id: string) => write(read().filter((one) => one.id !== id));

/** Finds an entity's approvals that have yet to take effect, the newest last. */
export const findHeld = (path: string): Held[] => read().filter((one) => one.path === path);

/** Returns the state of a link to a list that offers to take the approval back. */
export const heldState = (held: Held) => ({ held });

/** Approval that a list offers to take back: its own, or one that the reader brings along. */
export const useHeld = (path: string) => {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof heldState>> | null };
  // After a reload, or on a way back, the state may be old.
  const isNew = useNavigationType() !== 'POP';
  return useState(() => (isNew ? state?.held : undefined) ?? findHeld(path).at(-1));
};
