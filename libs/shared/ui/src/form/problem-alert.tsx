import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { ReactNode } from 'react';
import { Alert } from '../states/states';
import styles from './problem-alert.module.css';
import { useProblemText } from './problem-text';

/** Alert for a failed call; `children` replace its text or offer the next step. */
export const ProblemAlert = ({
  problem,
  children,
}: {
  problem: CallProblem;
  children?: ReactNode;
}) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
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
