import { useSession } from '@lms/auth/web';
import type { MenuReader } from '@lms/contract';
import { lazyPart } from '@lms/ui';
import { Page as ManagementFrame } from './layout-frame';

const LearnerFrame = lazyPart({
  load: () => import('./learner-frame').then((module) => module.LearnerFrame),
  texts: ['shell', 'admin', 'problems'],
});

/** Tells whether a person learns and manages nothing. */
export const isOnlyLearner = ({ roles }: Pick<MenuReader, 'roles'>) =>
  roles.every((role) => role === 'ROLE_USER');

/** Frame of the guarded area: that of management, or for a learner that of all other pages. */
export const Page = () => {
  const { user } = useSession();
  return user && (isOnlyLearner(user) ? <LearnerFrame /> : <ManagementFrame />);
};
