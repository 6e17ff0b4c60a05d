import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { ReactNode } from 'react';
import { Alert } from '../states/states';
import styles from './problem-alert.module.css';
import { useProblemText } from './problem-text';

/** Alert for a failed call; `children` replace its text or offer the next step. */
export const ProblemAlert = ({
  problem,
  typed,
  children,
}: {
  problem: CallProblem;
  /** The reader has typed something, which is kept. */
  typed?: boolean;
  children?: ReactNode;
}) => {
  const { t } = useTranslation();
  const problemText = useProblemText({ typed });
  const isFault = problem.code.startsWith('server.');
  return (
    <Alert tone="bad">
      {children || <p>{problemText(problem)}</p>}
      {isFault && problem.requestId && (
        <p className={styles['small']}>{t('common.state.requestId', { id: problem.requestId })}</p>
      )}
    </Alert>
  );
};
