import { authRoutes } from '@lms/auth/web';
import { cartRoutes, checkoutRoutes } from '@lms/cart/web';
import { catalogRoutes, loadCompareParts, loadRelatedCourses } from '@lms/catalog/web';
import { learningRoutes, publicLearningRoutes } from '@lms/learning/web';
import { organizationRegistrationRoutes } from '@lms/org-management/web';
import type { PageRoute } from '@lms/ui';
import { use } from 'react';
import { matchRoutes, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { errorRoutes } from './shell/error-routes';
import { LayoutArea } from './shell/layout-area';
import {
  type AppRoute,
  isInLayout,
  knownLayoutScreens,
  loadLayoutScreens,
  withScreen,
} from './shell/layout-screens';
import { PublicLayout } from './shell/public-layout';
import { StudentArea } from './shell/student-area';

const loadCourseParts = () =>
  import('./shell/course-parts').then(({ Actions, OwnRating }) => ({ Actions, OwnRating }));

const pathRoute: PageRoute = {
  path: '/paths/:slug?',
  load: async () => (await import('./shell/path-page')).pathPage(),
  texts: ['paths', 'cart'],
  serverRendered: true,
};

const visitorRoutes = [
  ...catalogRoutes(loadCourseParts),
  pathRoute,
  ...cartRoutes(loadCompareParts),
  ...publicLearningRoutes(loadRelatedCourses),
  ...organizationRegistrationRoutes,
  ...errorRoutes,
];
const studentRoutes = [...checkoutRoutes, ...learningRoutes];
const publicArea = [...visitorRoutes, ...authRoutes].map(withScreen);
const studentArea = studentRoutes.map(withScreen);

/** Pages of the app by their kind of JavaScript budget. */
export const pagesByKind = async (): Promise<Record<string, readonly PageRoute[]>> => ({
  public: visitorRoutes,
  auth: authRoutes,
  learner: studentRoutes,
  management: await loadLayoutScreens(),
});

/** Finds the route of an address, with its parameters. */
export const matchRoute = async (pathname: string) => {
  const routes = isInLayout(pathname) ? await loadLayoutScreens() : [...publicArea, ...studentArea];
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match && { route: match.route as AppRoute, params: match.params };
};

const toRoute = ({ path, Screen }: AppRoute) => (
  <Route key={path} path={path} element={<Screen />} />
);

/** Top-level routes (specification, section 2). */
export const AppRoutes = () => {
  const { pathname } = useLocation();
  const layoutArea = isInLayout(pathname) ? (knownLayoutScreens() ?? use(loadLayoutScreens())) : [];
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {publicArea.map(toRoute)}
        <Route element={<StudentArea />}>{studentArea.map(toRoute)}</Route>
      </Route>
      <Route element={<LayoutArea />}>{layoutArea.map(toRoute)}</Route>
      <Route path="*" element={<Navigate to="/error/404" replace />} />
    </Routes>
  );
};
