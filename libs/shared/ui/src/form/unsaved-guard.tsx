import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { blockNavigation } from './block-navigation';
import { UnsavedDialog, type UnsavedDialogProps } from './unsaved-dialog';

export interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** Ignores changes of the query. */
  wholePath?: boolean;
  /** Tries to save first, and resolves to whether it did; nobody is asked then. */
  save?: () => Promise<boolean>;
  /** Dialog that asks. */
  as?: ComponentType<UnsavedDialogProps>;
}

/** Time for saving, in milliseconds, after which the reader is asked. */
const saveMs = 1_500;

const isSavedInTime = (save: () => Promise<boolean>) =>
  Promise.race([
    save(),
    new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), saveMs)),
  ]);

/** Asks before a link, Back or closing the tab discards unsaved changes. */
export const UnsavedGuard = ({
  isUnsaved,
  wholePath,
  save,
  as: Question = UnsavedDialog,
}: UnsavedGuardProps) => {
  const { key } = useLocation();
  const [goOn, setGoOn] = useState<() => void>();
  // Saved while it was asked: there is nothing to discard any more.
  if (goOn && !isUnsaved) setGoOn(undefined);
  useEffect(
    () => {
      if (!isUnsaved) return undefined;
      const ask = async (next: () => void) => {
        if (save && (await isSavedInTime(save))) next();
        else setGoOn(() => next);
      };
      return blockNavigation((next) => void ask(next), wholePath);
    },
    // Navigation within the same screen changes the address, which is then guarded again.
    [isUnsaved, wholePath, save, key],
  );
  return (
    <Question
      open={goOn !== undefined}
      onStay={() => setGoOn(undefined)}
      onLeave={() => {
        setGoOn(undefined);
        goOn?.();
      }}
    />
  );
};
