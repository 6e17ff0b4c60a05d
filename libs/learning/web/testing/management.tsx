import { AntdProvider } from '@lms/admin-ui';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import type { Namespace } from '@lms/i18n';
import { tableSlice } from '@lms/table-state';
import { makeTestStore, onCall, renderWithStore } from '@lms/testing';
import { ToastCard, Toaster, toastSlice } from '@lms/ui';
import type { ComponentType } from 'react';

interface ShownList {
  Page: ComponentType;
  route: string;
  role: Role;
  texts: readonly Namespace[];
}

/** Shows a management list as somebody of a role. */
export const showList = ({ Page, route, role, texts }: ShownList) => {
  onCall('post', '/course/find', { items: [], total: 0 });
  const store = makeTestStore([userSlice, tableSlice, toastSlice]);
  const user = { id: 'me', email: 'me@example.org', name: 'Me', roles: [role] };
  store.dispatch(userLoaded(user as unknown as Parameters<typeof userLoaded>[0]));
  return renderWithStore(
    <AntdProvider>
      <Page />
      <Toaster toastComponent={ToastCard} />
    </AntdProvider>,
    {
      store,
      signedIn: true,
      path: route.split('?')[0],
      route,
      texts: ['sales', 'admin', 'validation', 'problems', ...texts],
    },
  );
};
