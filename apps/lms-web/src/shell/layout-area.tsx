import { useSession } from '@lms/auth/web';
import { sessionEnded } from '@lms/entity-api';
import { Loading } from '@lms/ui';
import { Suspense, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { layoutFrame } from './layout-frame-route';
import { lazyScreen } from './lazy-screen';
import { ToSecondFactor } from './to-second-factor';

const Frame = lazyScreen(layoutFrame);

/**
 * Guarded area (specification, section 2): without a current user it signs out and shows no screen.
 */
export const LayoutArea = () => {
  const { user } = useSession();
  const dispatch = useDispatch();
  // A user who disappears while this is shown has signed out, and is being redirected.
  const [cameAsGuest] = useState(user === null);
  useEffect(() => {
    if (cameAsGuest) dispatch(sessionEnded());
  }, [cameAsGuest, dispatch]);
  if (!user) return null;
  if (user.needsSecondFactor) return <ToSecondFactor />;
  return (
    <Suspense fallback={<Loading>{null}</Loading>}>
      <Frame />
    </Suspense>
  );
};
