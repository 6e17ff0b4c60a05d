import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { ComponentType, ReactNode } from 'react';
import { Alert, type AlertProps } from '../states/states';
import styles from './problem-alert.module.css';
import { useProblemText } from './problem-text';

/** Alert for a failed call; `children` replace its text or offer the next step. */
export const ProblemAlert = ({
  problem,
  children,
  as: Box = Alert,
}: {
  problem: CallProblem;
  children?: ReactNode;
  /** Box around it. */
  as?: ComponentType<AlertProps>;
}) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const isFault = problem.code.startsWith('server.');
  return (
    <Box tone="bad">
      {children || <p>{problemText(problem)}</p>}
      {isFault && problem.requestId && (
        <p className={styles['small']}>{t('common.state.requestId', { id: problem.requestId })}</p>
      )}
    </Box>
  );
};
