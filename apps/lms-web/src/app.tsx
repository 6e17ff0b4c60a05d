import { LazySignInAgain } from '@lms/auth/web';
import { type I18n, I18nProvider } from '@lms/i18n';
import { Toaster } from '@lms/ui';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AppRoutes } from './router';
import { CrashBoundary } from './shell/crash-boundary';
import { LateToast } from './shell/late-toast';
import type { AppStore, RootState } from './store';

interface AppProps {
  store: AppStore;
  i18n: I18n;
  /** State with which the server rendered the page: hydration needs the same. */
  serverState?: RootState;
  /** Wraps the routes in a router: one for the browser, another on the server. */
  router: (routes: ReactNode) => ReactNode;
}

export const App = ({ store, i18n, serverState, router }: AppProps) => (
  <Provider store={store} serverState={serverState}>
    <I18nProvider i18n={i18n}>
      <CrashBoundary>
        {router(
          <>
            <AppRoutes />
            <LazySignInAgain />
          </>,
        )}
      </CrashBoundary>
      <Toaster toastComponent={LateToast} />
    </I18nProvider>
  </Provider>
);
