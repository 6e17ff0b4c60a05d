import type { Verification } from '@lms/learning/contract';
import { toCallProblem } from '@lms/entity-api';
import { ErrorState, Loading, Skeleton } from '@lms/ui';
import type { ReactNode } from 'react';
import { useVerifyCertificateQuery } from './certificate-api';

interface VerifiedProps {
  serial: string;
  children: (answer: Verification) => ReactNode;
}

/** Asks the server about a serial: shows the wait and the failure itself, and the answer as told. */
export const Verified = ({ serial, children }: VerifiedProps) => {
  // Not `data`: for another number that is still the former answer.
  const { currentData, error, refetch } = useVerifyCertificateQuery(serial);
  if (currentData) return children(currentData);
  if (error) return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <Skeleton height={24} />
    </Loading>
  );
};
