import type { QuestionBank } from '@lms/course-management/contract';
import { Icon } from '@lms/ui';
import { Link } from 'react-router-dom';
import { bankPath } from './question-paths';
import styles from './questions.module.css';

/** Link from a page within a bank back to the bank. */
export const BankLink = ({ bank }: { bank: QuestionBank }) => (
  <Link to={bankPath(bank.id)} className={styles['up']}>
    <Icon name="chevron" size={16} />
    {bank.name}
  </Link>
);
