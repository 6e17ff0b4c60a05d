import { useSession } from '@lms/auth/web';
import { selectIsSignedIn } from '@lms/entity-api';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ToSecondFactor } from './to-second-factor';

/** Learner's screens: without a session they redirect to the login page and back. */
export const StudentArea = () => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname, search, hash } = useLocation();
  const { user } = useSession();
  if (user?.needsSecondFactor) return <ToSecondFactor />;
  if (isSignedIn) return <Outlet />;
  const returnUrl = encodeURIComponent(pathname + search + hash);
  return <Navigate to={`/auth/login?returnUrl=${returnUrl}`} replace />;
};
