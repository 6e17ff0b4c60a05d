import { useSession } from '@lms/auth/web';
import { sessionEnded } from '@lms/entity-api';
import { Loading } from '@lms/ui';
import { Suspense, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { layoutFrame } from './layout-frame-route';
import { lazyScreen } from './lazy-screen';

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
  return (
    <Suspense fallback={<Loading>{null}</Loading>}>
      <Frame />
    </Suspense>
  );
};
