import { approvalHoldMs } from '@lms/contract';
import { type Held, heldKey, readHeld, type Remembered } from './held';

const write = (items: Remembered[]) => {
  try {
    if (items.length > 0) sessionStorage.setItem(heldKey, JSON.stringify(items));
    else sessionStorage.removeItem(heldKey);
  } catch {
    // Blocked or full: a reload then finds the items waiting.
  }
};

/** Remembers an approval until it takes effect, for those who reload or go back. */
export const rememberHeld = (path: string, made: Omit<Held, 'end'>): Held => {
  const held = { ...made, end: Date.now() + approvalHoldMs };
  write([...readHeld(), { ...held, path }]);
  return held;
};

export const forgetHeld = (id: string) => write(readHeld().filter((one) => one.id !== id));
