import { EntityTable, MountOnOpen } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { reachOf } from '@lms/contract';
import { courseManagementPermissions, questionBankResource } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { questionBankCalls } from './question-banks-api';
import { useBankView } from './use-bank-view';

const QuestionBankForm = lazyPart({
  load: () => import('./question-bank-form').then((module) => module.QuestionBankForm),
});

/** List of the question banks within the reader's reach; each links to its questions. */
export const QuestionBankList = () => {
  const { t } = useTranslation();
  const { can, user } = useSession();
  const table = useTableState(questionBankResource);
  const mayWrite = can(courseManagementPermissions['courseware.write']);
  const view = useBankView(
    user !== null && reachOf(user.roles, courseManagementPermissions['courseware.read']) === 'all',
  );
  return (
    <>
      <PageHead title={t('questions.bank.plural')} />
      <h1>{t('questions.bank.plural')}</h1>
      <EntityTable
        resource={questionBankResource}
        table={table}
        calls={questionBankCalls}
        view={view}
        createText={t('questions.bank.create')}
        mayWrite={mayWrite}
      />
      <MountOnOpen open={table.state.entityId !== undefined}>
        <QuestionBankForm
          entityId={table.state.entityId}
          mayWrite={mayWrite}
          onClose={() => table.open()}
        />
      </MountOnOpen>
    </>
  );
};
