import type { Profile } from '@lms/auth/contract';
import { toCallProblem } from '@lms/entity-api';
import { ErrorState, Loading, Skeleton } from '@lms/ui';
import type { ReactNode } from 'react';
import { profileApi } from './profile-api';

/** Fetches the profile and renders its children with it. */
export const WithProfile = ({ children }: { children: (profile: Profile) => ReactNode }) => {
  const { data, error, isFetching, refetch } = profileApi.useGetProfileQuery();
  if (data) return children(data);
  if (error && !isFetching) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Loading>
      <Skeleton height={24} />
    </Loading>
  );
};
