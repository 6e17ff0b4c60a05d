import { authRoutes } from '@lms/auth/web';
import { cartRoutes, checkoutRoutes } from '@lms/cart/web';
import { catalogRoutes, loadCompareParts, loadRelatedCourses } from '@lms/catalog/web';
import { learningRoutes, publicLearningRoutes } from '@lms/learning/web';
import type { PageRoute } from '@lms/ui';
import { use } from 'react';
import { matchRoutes, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { errorRoutes } from './shell/error-routes';
import { knownLateScreens, loadLateScreens, noLateScreens } from './shell/late-screens';
import { LayoutArea } from './shell/layout-area';
import {
  type AppRoute,
  isInLayout,
  knownLayoutScreens,
  loadLayoutScreens,
  withScreen,
} from './shell/layout-screens';
import { loadCourseParts } from './shell/load-course-parts';
import { PublicLayout } from './shell/public-layout';
import { StudentArea } from './shell/student-area';

const visitorRoutes = [
  ...catalogRoutes(loadCourseParts),
  ...cartRoutes(loadCompareParts),
  ...publicLearningRoutes(loadRelatedCourses),
  ...errorRoutes,
];
const studentRoutes = [...checkoutRoutes, ...learningRoutes];
const publicArea = [...visitorRoutes, ...authRoutes].map(withScreen);
const studentArea = studentRoutes.map(withScreen);

/** Tells whether an address is that of a page whose list is loaded late, if of any. */
export const isLate = (pathname: string) =>
  !isInLayout(pathname) && !matchRoutes([...publicArea, ...studentArea], pathname);

/** Pages of the app by their kind of JavaScript budget. */
export const pagesByKind = async (): Promise<Record<string, readonly PageRoute[]>> => {
  const late = await loadLateScreens();
  return {
    public: [...visitorRoutes, ...late.visitor],
    auth: authRoutes,
    learner: [...studentRoutes, ...late.student],
    management: await loadLayoutScreens(),
  };
};

/** Finds the route of an address, with its parameters. */
export const matchRoute = async (pathname: string) => {
  const late = isLate(pathname) ? await loadLateScreens() : noLateScreens;
  const routes = isInLayout(pathname)
    ? await loadLayoutScreens()
    : [...publicArea, ...studentArea, ...late.visitor, ...late.student];
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
  const late = isLate(pathname) ? (knownLateScreens() ?? use(loadLateScreens())) : noLateScreens;
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {[...publicArea, ...late.visitor].map(toRoute)}
        <Route element={<StudentArea />}>{[...studentArea, ...late.student].map(toRoute)}</Route>
      </Route>
      <Route element={<LayoutArea />}>{layoutArea.map(toRoute)}</Route>
      <Route path="*" element={<Navigate to="/error/404" replace />} />
    </Routes>
  );
};
