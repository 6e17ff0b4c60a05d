import { Navigate, useLocation } from 'react-router-dom';

/** Leads an administrator without the demanded second factor to its page, and back. */
export const ToSecondFactor = () => {
  const { pathname, search, hash } = useLocation();
  const returnUrl = encodeURIComponent(pathname + search + hash);
  return <Navigate to={`/auth/second-factor?returnUrl=${returnUrl}`} replace />;
};
