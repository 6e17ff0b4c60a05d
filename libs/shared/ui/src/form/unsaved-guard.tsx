import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { holdBack } from './hold-back';
import { UnsavedDialog } from './unsaved-dialog';

interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** What was typed stays as long as the path does, whatever the query says. */
  wholePath?: boolean;
}

/** While something typed is not saved, leaving it by a link, by Back or by closing the tab asks. */
export const UnsavedGuard = ({ isUnsaved, wholePath }: UnsavedGuardProps) => {
  const { key } = useLocation();
  const [goOn, setGoOn] = useState<() => void>();
  useEffect(
    () => (isUnsaved ? holdBack((next) => setGoOn(() => next), wholePath) : undefined),
    // Where leaving led to another address of the same screen, it is guarded anew.
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
