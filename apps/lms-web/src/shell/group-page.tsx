import { menuPaths } from '@lms/contract';
import { Navigate, useLocation } from 'react-router-dom';
import { useMenu } from './use-menu';

/** Address of a group of the menu: leads to the first entry that the reader has there. */
export const Page = () => {
  const { pathname } = useLocation();
  const group = `${pathname.replace(/\/+$/, '')}/`;
  const first = menuPaths(useMenu()).find((path) => path.startsWith(group));
  return first && <Navigate to={first} replace />;
};
