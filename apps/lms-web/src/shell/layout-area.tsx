import { useSession } from '@lms/auth/web';
import { sessionEnded } from '@lms/entity-api';
import { Loading } from '@lms/ui';
import { Suspense, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { layoutFrame } from './layout-frame-route';
import { lazyScreen } from './lazy-screen';

const Frame = lazyScreen(layoutFrame);

/**
 * The guarded area (specification, section 2): without a current user the session is signed out and
 * the screen stays closed.
 */
export const LayoutArea = () => {
  const { user } = useSession();
  const dispatch = useDispatch();
  // Whoever loses the user while here has logged out, and is on the way to where that leads.
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
