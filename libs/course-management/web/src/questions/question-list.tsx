import { ButtonLink, EntityTable, StatusTag } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import type { TableState } from '@lms/contract';
import {
  courseManagementPermissions,
  type QuestionBank,
  questionResource,
  type QuestionTypes,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState } from '@lms/table-state';
import { PageHead } from '@lms/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { BankFiles } from '../question-import';
import { duplicatesPath, questionPath } from './question-paths';
import { questionCalls } from './questions-api';
import styles from './questions.module.css';
import { useQuestionView } from './use-question-view';

/** List of a bank's questions, with the actions on all of them. */
export const QuestionList = ({ bank }: { bank: QuestionBank }) => {
  const { t } = useTranslation();
  const { can } = useSession();
  const navigate = useNavigate();
  const table = useTableState(questionResource);
  const mayWrite = can(courseManagementPermissions['courseware.write']);
  const query = useMemo<TableState<QuestionTypes>>(
    () => ({ ...table.query, filter: { ...table.query.filter, bankId: bank.id } }),
    [table.query, bank.id],
  );
  const open = (id?: string) => {
    if (id) void navigate(questionPath(bank.id, id));
  };
  return (
    <>
      <PageHead title={bank.name} />
      <div className={styles['head']}>
        <h1>{bank.name}</h1>
        {bank.status === 'INACTIVE' && (
          <StatusTag status="INACTIVE" text={t('admin.status.INACTIVE')} />
        )}
      </div>
      {bank.description && <p className={styles['description']}>{bank.description}</p>}
      <EntityTable
        resource={questionResource}
        table={{ ...table, query, open }}
        calls={questionCalls}
        view={useQuestionView(bank.id)}
        createText={t('questions.create')}
        mayWrite={mayWrite}
      >
        <ButtonLink to={duplicatesPath(bank.id)}>{t('questions.duplicates.find')}</ButtonLink>
        <BankFiles bank={bank} mayWrite={mayWrite} />
      </EntityTable>
    </>
  );
};
