import { userLoaded } from '@lms/auth/web';
import { menuFor, type Role, roles } from '@lms/contract';
import { renderWithStore } from '@lms/testing';
import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerHeaderCalls } from '../../testing/header-calls';
import { makeStore } from '../store';
import { Page as GroupPage } from './group-page';
import { Page as Frame } from './layout-frame';
import { layoutRoutes } from './layout-routes';
import { loadLayoutScreens } from './layout-screens';
import { menuSaved } from './menu-slice';

/** Roles that a screen opens for: learner, organization user, organization administrator, system. */
const openTo: Record<string, string> = {
  '/settings': 'oas',
  '/user-management': 'uas',
  '/course-management': 'as',
  '/reports-management': 'as',
  '/dashboard': 'uas',
  '/profile': 'uoas',
  '/settings/organization-info': 'oas',
  '/settings/wadhwani-batch-code': 'os',
  '/settings/wadhwani-batch-code/import': 'os',
  '/user-management/roles': 'u',
  '/user-management/users': 'us',
  '/user-management/users/import': 's',
  '/user-management/users/:id': 's',
  '/user-management/inactive-user': 's',
  '/user-management/inactive-user/:id': 's',
  '/user-management/tenant-user': 'as',
  '/user-management/tenant-user/import': 'as',
  '/user-management/tenant-user/:id': 'as',
  '/user-management/active-organization': 's',
  '/user-management/organization-list': 's',
  '/user-management/organization-list/:id': 's',
  '/course-management/active-course': 's',
  '/course-management/inactive-course': 's',
  '/course-management/inactive-course/:id': 's',
  '/course-management/create-course-category': 's',
  '/course-management/create-instructor': 'oas',
  '/course-management/create-course': 'oas',
  '/course-management/create-course/new': 'as',
  '/course-management/create-course/:id': 'oas',
  '/course-management/create-course/:id/glossary': 'oas',
  '/course-management/create-course/enrolments': 'as',
  '/course-management/create-course/enrolments/import': 'as',
  '/course-management/create-course/certificates': 'as',
  '/course-management/create-course/ratings': 'as',
  '/course-management/create-course/questions/:topicId?': 'as',
  '/course-management/create-course/orders': 'as',
  '/course-management/create-course/coupons': 'as',
  '/course-management/create-learning-path': 'oas',
  '/course-management/create-question': 'oas',
  '/course-management/create-question/:bankId': 'oas',
  '/course-management/create-question/:bankId/duplicates': 'as',
  '/course-management/create-question/:bankId/import': 'as',
  '/course-management/create-question/:bankId/question/new': 'as',
  '/course-management/create-question/:bankId/question/:id': 'oas',
  '/course-management/create-quizes': 'oas',
  '/course-management/create-quizes/new': 'as',
  '/course-management/create-quizes/:id': 'oas',
  '/course-management/create-quizes/essays': 'as',
  '/reports-management/generate-report': 's',
  '/reports-management/user-activity-summary-report': 's',
  '/reports-management/live-log-report': 's',
  '/reports-management/system-log-report': 's',
  '/reports-management/course-report': 'as',
  '/reports-management/question-bank-report': 'as',
  '/reports-management/overview-statistic-report': 'as',
  '/reports-management/final-quiz-report': 'as',
  '/reports-management/course-time-management-report': 'as',
  '/reports-management/course-rating-report': 'as',
  '/reports-management/wadhwani-activity-report': 's',
  '/reports-management/wadhwani-summary-report': 's',
};
const letters: Record<Role, string> = {
  ROLE_USER: 'u',
  ROLE_ORG_USER: 'o',
  ROLE_ORGADMIN: 'a',
  ROLE_SYSTEM: 's',
};

const id = '00000000-0000-4000-8000-000000000001';
const addressOf = (path: string) => path.replace(/:\w+/g, id);
const groups = ['/settings', '/user-management', '/course-management', '/reports-management'];

/** Every route in the app's own frame; only the screens themselves are left out. */
const Screens = () => (
  <Routes>
    <Route element={<Frame />}>
      {layoutRoutes.map(({ path }) => (
        <Route
          key={path}
          path={path}
          element={groups.includes(path) ? <GroupPage /> : <h1>{path}</h1>}
        />
      ))}
    </Route>
  </Routes>
);

/** Opens the app as a person of a role. */
const start = async (role: Role, organizationCode: string | null = 'BCC') => {
  const store = makeStore('en');
  const user = { id, email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode };
  store.dispatch(userLoaded({ ...user, roles: [role] }));
  store.dispatch(menuSaved(menuFor({ roles: [role], organizationCode })));
  let navigate: NavigateFunction | undefined;
  const Steer = () => {
    const go = useNavigate();
    useEffect(() => {
      navigate = go;
    }, [go]);
    return null;
  };
  const { location } = await renderWithStore(
    <>
      <Steer />
      <Screens />
    </>,
    { store, signedIn: true, route: '/profile', texts: ['shell', 'admin', 'cart', 'problems'] },
  );
  const heading = () => document.querySelector('main h1')?.textContent;
  /** Goes to an address and returns the heading of what is there. */
  const open = async (address: string) => {
    await act(async () => navigate?.(address));
    await waitFor(() => expect(heading(), address).toBeDefined());
    return heading();
  };
  return { open, location };
};
const refused = 'Not for your account';

beforeAll(loadLayoutScreens);
beforeEach(answerHeaderCalls);

describe('the guard of management screens', () => {
  it('has a row for every route', () => {
    expect(Object.keys(openTo).sort()).toEqual(layoutRoutes.map(({ path }) => path).sort());
  });

  it.each(roles)('opens to %s what is theirs, and nothing else', async (role) => {
    const { open } = await start(role);
    const opened: string[] = [];
    for (const path of Object.keys(openTo)) {
      if ((await open(addressOf(path))) !== refused) opened.push(path);
    }
    const theirs = Object.entries(openTo).filter(([, who]) => who.includes(letters[role]));
    expect(opened).toEqual(theirs.map(([path]) => path));
  });

  it('keeps the partner reports from a system administrator of another organization', async () => {
    const { open } = await start('ROLE_SYSTEM', 'OTHER');
    expect(await open('/reports-management/wadhwani-activity-report')).toBe(refused);
  });

  it.each([
    '/user-management/users/',
    '/user-management/Users',
    '/course-management/create-course/orders/',
  ])('knows a screen by another spelling of its address: %s', async (address) => {
    const { open } = await start('ROLE_ORG_USER');
    expect(await open(address)).toBe(refused);
  });

  it.each<[Role, string, string]>([
    ['ROLE_ORG_USER', '/settings', '/settings/wadhwani-batch-code'],
    ['ROLE_USER', '/user-management', '/user-management/users'],
    ['ROLE_SYSTEM', '/settings', '/settings/organization-info'],
    ['ROLE_SYSTEM', '/user-management', '/user-management/users'],
    ['ROLE_SYSTEM', '/course-management/', '/course-management/active-course'],
    ['ROLE_ORGADMIN', '/reports-management', '/reports-management/course-report'],
  ])('leads %s from the group %s to its first entry', async (role, group, first) => {
    const { open, location } = await start(role);
    expect(await open(group)).toBe(first);
    expect(location()).toBe(first);
  });
});
