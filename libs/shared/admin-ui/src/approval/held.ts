import type { HeldApproval } from '@lms/contract';

/** Approval that can be taken back, with the name of a single item. */
export interface Held extends HeldApproval {
  name?: string;
  /** Time of its effect by this browser's clock. */
  end: number;
}

export interface Remembered extends Held {
  /** Path of the entity. */
  path: string;
}

/** Key of sessionStorage: an approval is offered back in the tab where it was given. */
export const heldKey = 'held-approvals';

/** Returns the approvals of this tab that have yet to take effect. */
export const readHeld = (): Remembered[] => {
  try {
    const items = JSON.parse(sessionStorage.getItem(heldKey) ?? '[]') as Remembered[];
    return items.filter(({ end }) => end > Date.now());
  } catch {
    return [];
  }
};

/** Finds an entity's approvals that have yet to take effect, the newest last. */
export const findHeld = (path: string): Held[] => readHeld().filter((one) => one.path === path);
