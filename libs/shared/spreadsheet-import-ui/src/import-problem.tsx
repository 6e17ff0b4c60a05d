import { ProblemNotice } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { useFieldText, useProblemText } from '@lms/ui';
import { Button } from 'antd';
import styles from './spreadsheet-import.module.css';

const ownTexts = {
  'import.unreadable': 'spreadsheets.problem.unreadable',
  'import.tooLarge': 'spreadsheets.problem.tooLarge',
  'request.tooLarge': 'spreadsheets.problem.tooLarge',
} as const;

/** Reasons that concern what stands in a file that can be read: another format would not help. */
const contentReasons = ['columnMissing', 'repeated', 'fileEmpty', 'tooManyColumns'];

interface ImportProblemProps {
  error: unknown;
  /** True while the import is being applied: it may have started even if no answer came. */
  isApplying: boolean;
  onAgain: () => void;
}

/** Problem with a file as a whole. The chosen file is kept. */
export const ImportProblem = ({ error, isApplying, onAgain }: ImportProblemProps) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const fieldText = useFieldText();
  const problem = toCallProblem(error);
  const own = ownTexts[problem.code as keyof typeof ownTexts];
  const isReadable = problem.errors.some(({ code }) => contentReasons.includes(code));
  return (
    <>
      <ProblemNotice problem={problem}>
        {!isReadable && <p>{own ? t(own) : problemText(problem)}</p>}
        {problem.errors.map((one) => (
          <p key={one.code}>{fieldText(one, '')}</p>
        ))}
        {isApplying && <p>{t('spreadsheets.problem.lost')}</p>}
      </ProblemNotice>
      <div className={styles['actions']}>
        <Button type="primary" onClick={onAgain}>
          {t('spreadsheets.problem.again')}
        </Button>
      </div>
    </>
  );
};
