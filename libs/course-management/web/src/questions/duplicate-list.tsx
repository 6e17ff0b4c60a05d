import { ButtonLink, EmptyList, ErrorState, Notice, StatusTag } from '@lms/admin-ui';
import type { DuplicateQuestion, QuestionBank } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, PageHead, Skeleton } from '@lms/ui';
import { Link } from 'react-router-dom';
import { BankLink } from './bank-link';
import { bankPath, questionPath } from './question-paths';
import { questionsApi } from './questions-api';
import styles from './questions.module.css';
import { useUsedText } from './use-used-text';

/** Duplicates of a bank's questions in the organization, side by side. */
export const DuplicateList = ({ bank }: { bank: QuestionBank }) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('questions.duplicates.title')} />
      <BankLink bank={bank} />
      <h1>{t('questions.duplicates.title')}</h1>
      <p>{t('questions.duplicates.text')}</p>
      <Groups bankId={bank.id} />
    </>
  );
};

const Groups = ({ bankId }: { bankId: string }) => {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = questionsApi.useFindDuplicateQuestionsQuery(bankId, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton height={10} />
        <Skeleton height={10} />
      </Loading>
    );
  }
  if (data.groups.length === 0) {
    return (
      <EmptyList text={t('questions.duplicates.none')}>
        <ButtonLink to={bankPath(bankId)}>{t('questions.toBank')}</ButtonLink>
      </EmptyList>
    );
  }
  return (
    <>
      <p role="status">{t('questions.duplicates.count', { count: data.groups.length })}</p>
      {data.isPartial && <Notice tone="warn">{t('questions.duplicates.partial')}</Notice>}
      <ol className={styles['groups']}>
        {data.groups.map((group, index) => (
          <li key={group[0]?.id} className={styles['group']}>
            <h2>{t('questions.duplicates.group', { number: index + 1 })}</h2>
            <ul className={styles['twins']}>
              {group.map((question) => (
                <DuplicateItem key={question.id} question={question} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
};

/** One question of a group of duplicates, with name, text and bank. */
export const DuplicateItem = ({ question }: { question: DuplicateQuestion }) => {
  const { t } = useTranslation();
  const usedText = useUsedText();
  const { id, bankId, name, bankName, plainText, type, status } = question;
  return (
    <li className={styles['twin']}>
      <Link to={questionPath(bankId, id)}>{name}</Link>
      {plainText !== name && <p>{plainText}</p>}
      <p className={styles['small']}>
        {t('questions.duplicates.where', { bank: bankName, type: t(`questions.type.${type}`) })}
        {' · '}
        {usedText(question)}
        {' · '}
        <StatusTag status={status} text={t(`admin.status.${status}`)} />
      </p>
    </li>
  );
};
