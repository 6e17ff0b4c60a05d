import { authRoutes } from '@lms/auth';
import { cartRoutes, checkoutRoutes } from '@lms/cart';
import { catalogRoutes } from '@lms/catalog';
import { learningRoutes, publicLearningRoutes } from '@lms/learning';
import { organizationRegistrationRoutes } from '@lms/org-management';
import type { PageRoute } from '@lms/ui';
import { matchRoutes, Navigate, Route, Routes } from 'react-router-dom';
import { errorRoutes } from './shell/error-routes';
import { lazyScreen, type Screen } from './shell/lazy-screen';
import { LayoutArea } from './shell/layout-area';
import { layoutRoutes } from './shell/layout-routes';
import { PublicLayout } from './shell/public-layout';
import { StudentArea } from './shell/student-area';

export interface AppRoute extends PageRoute {
  Screen: Screen;
}

const loadCourseActions = () =>
  import('./shell/course-actions').then((module) => module.CourseActions);

const withScreen = (route: PageRoute): AppRoute => ({ ...route, Screen: lazyScreen(route) });

const publicArea = [
  ...catalogRoutes(loadCourseActions),
  ...cartRoutes,
  ...publicLearningRoutes,
  ...organizationRegistrationRoutes,
  ...authRoutes,
  ...errorRoutes,
].map(withScreen);
const studentArea = [...checkoutRoutes, ...learningRoutes].map(withScreen);
const layoutArea = layoutRoutes.map(withScreen);
const routes = [...publicArea, ...layoutArea, ...studentArea];

/** The route that an address leads to, with its parameters. */
export const matchRoute = (pathname: string) => {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match && { route: match.route as AppRoute, params: match.params };
};

const toRoute = ({ path, Screen }: AppRoute) => (
  <Route key={path} path={path} element={<Screen />} />
);

/** The top-level route table (specification, section 2). */
export const AppRoutes = () => (
  <Routes>
    <Route element={<PublicLayout />}>
      {publicArea.map(toRoute)}
      <Route element={<StudentArea />}>{studentArea.map(toRoute)}</Route>
    </Route>
    <Route element={<LayoutArea />}>{layoutArea.map(toRoute)}</Route>
    <Route path="*" element={<Navigate to="/error/404" replace />} />
  </Routes>
);
