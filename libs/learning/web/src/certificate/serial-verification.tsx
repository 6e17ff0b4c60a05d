import { toCallProblem } from '@lms/entity-api';
import type { Verification } from '@lms/learning/contract';
import { ErrorState, Loading, Skeleton } from '@lms/ui';
import type { ReactNode } from 'react';
import { useVerifyCertificateQuery } from './certificate-api';

interface SerialVerificationProps {
  serial: string;
  children: (answer: Verification) => ReactNode;
}

/** Verifies a serial and renders loading and failure; `children` render the answer. */
export const SerialVerification = ({ serial, children }: SerialVerificationProps) => {
  // Not `data`, which still holds the previous serial's answer.
  const { currentData, error, refetch } = useVerifyCertificateQuery(serial);
  if (currentData) return children(currentData);
  if (error) return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <Skeleton height={24} />
    </Loading>
  );
};
