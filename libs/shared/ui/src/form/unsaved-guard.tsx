import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { holdBack } from './hold-back';
import { UnsavedDialog } from './unsaved-dialog';

/** While something typed is not saved, leaving it by a link, by Back or by closing the tab asks. */
export const UnsavedGuard = ({ isUnsaved }: { isUnsaved: boolean }) => {
  const { key } = useLocation();
  const [goOn, setGoOn] = useState<() => void>();
  useEffect(
    () => (isUnsaved ? holdBack((next) => setGoOn(() => next)) : undefined),
    // Where leaving led to another address of the same screen, it is guarded anew.
    [isUnsaved, key],
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
