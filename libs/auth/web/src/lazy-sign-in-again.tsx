import { selectIsLapsed } from '@lms/entity-api';
import { lazyPart } from '@lms/ui';
import { useSelector } from 'react-redux';

const Shown = lazyPart({
  load: () => import('./pages/sign-in-again').then((module) => module.SignInAgain),
  texts: ['auth', 'validation', 'problems'],
});

/** Login over the current screen, once a session has ended while somebody typed. */
export const LazySignInAgain = () => (useSelector(selectIsLapsed) ? <Shown /> : null);
