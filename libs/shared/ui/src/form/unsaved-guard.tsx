import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { blockNavigation } from './block-navigation';
import { UnsavedDialog } from './unsaved-dialog';

interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** Ignores changes of the query. */
  wholePath?: boolean;
}

/** Asks before a link, Back or closing the tab discards unsaved changes. */
export const UnsavedGuard = ({ isUnsaved, wholePath }: UnsavedGuardProps) => {
  const { key } = useLocation();
  const [goOn, setGoOn] = useState<() => void>();
  useEffect(
    () => (isUnsaved ? blockNavigation((next) => setGoOn(() => next), wholePath) : undefined),
    // Navigation within the same screen changes the address, which is then guarded again.
    [isUnsaved, wholePath, key],
  );
  return (
    <UnsavedDialog
      open={goOn !== undefined}
      onStay={() => setGoOn(undefined)}
      onLeave={() => {
        setGoOn(undefined);
        goOn?.();
      }}
    />
  );
};
