import { selectIsSignedIn } from '@lms/entity-api';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

/** Learner's screens: without a session they redirect to the login page and back. */
export const StudentArea = () => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  if (isSignedIn) return <Outlet />;
  return <Navigate to={`/auth/login?returnUrl=${encodeURIComponent(pathname + search)}`} replace />;
};
