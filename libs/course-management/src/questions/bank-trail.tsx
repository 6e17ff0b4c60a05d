import type { QuestionBank } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import { bankListPath, bankPath } from './question-paths';
import styles from './questions.module.css';

interface BankTrailProps {
  /** Without it the bank itself is shown, and only the list of banks is above. */
  bank?: Pick<QuestionBank, 'id' | 'name'>;
}

/** The way up from what belongs to a bank. */
export const BankTrail = ({ bank }: BankTrailProps) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('questions.trail')} className={styles['trail']}>
      <ol className={styles['trailList']}>
        <li>
          <Link to={bankListPath}>{t('questions.bank.plural')}</Link>
        </li>
        {bank && (
          <li>
            <Link to={bankPath(bank.id)}>{bank.name}</Link>
          </li>
        )}
      </ol>
    </nav>
  );
};
