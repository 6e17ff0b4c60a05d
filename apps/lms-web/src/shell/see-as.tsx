import { useSession } from '@lms/auth/web';
import { lazyPart } from '@lms/ui';

const Banner = lazyPart({
  load: () => import('./see-as-banner').then((module) => module.SeeAsBanner),
  texts: ['users', 'problems'],
});

/** Banner on every page while an administrator sees as somebody else. */
export const SeeAs = () => {
  const { user } = useSession();
  return user?.viewedAsUntil && <Banner name={user.name} until={user.viewedAsUntil} />;
};
