import { CourseTabs, EntityTable, MountOnOpen } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { type Enrolment, enrolmentResource, learningPermissions } from '@lms/learning/contract';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { useState } from 'react';
import { enrolmentCalls } from './enrolments-api';
import { useEnrolmentView } from './use-enrolment-view';

const EnrolmentDialog = lazyPart({
  load: () => import('./enrolment-dialog').then((module) => module.EnrolmentDialog),
});
const EnrolForm = lazyPart({
  load: () => import('./enrol-form').then((module) => module.EnrolForm),
});
const CancelDialog = lazyPart({
  load: () => import('./cancel-dialog').then((module) => module.CancelDialog),
});

/** Enrolments of the organization, or of the platform. */
export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const table = useTableState(enrolmentResource);
  const { entityId } = table.state;
  // A list of one learner's enrolments offers to enrol that learner.
  const { userId } = table.state.filter;
  // The rows of the list are complete, so the dialog loads nothing.
  const { answer } = enrolmentCalls.useFind(table.query, { skip: entityId === undefined });
  const shown = answer.items.find(({ id }) => id === entityId);
  const [cancelled, setCancelled] = useState<Enrolment>();
  const mayWrite = can(learningPermissions['enrolment.write']);
  const [again, setAgain] = useState<Enrolment>();
  const onAgain = (enrolment: Enrolment) => {
    setAgain(enrolment);
    table.open('new');
  };
  const view = useEnrolmentView(mayWrite ? { onCancel: setCancelled, onAgain } : undefined);
  return (
    <>
      <PageHead title={t('enrolments.title')} />
      <h1>{t('enrolments.title')}</h1>
      <p>{t('enrolments.about')}</p>
      {can(sharedPermissions['order.read']) && <CourseTabs current="enrolments" />}
      <EntityTable
        resource={enrolmentResource}
        table={table}
        calls={enrolmentCalls}
        view={view}
        createText={t('enrolments.create.open')}
        mayCreate={mayWrite}
        mayImport={mayWrite}
      />
      {mayWrite && (
        <MountOnOpen open={entityId === 'new'}>
          <EnrolForm
            key={again?.id}
            open={entityId === 'new'}
            learnerId={typeof userId === 'string' ? userId : undefined}
            again={again}
            onClose={() => {
              setAgain(undefined);
              table.open();
            }}
          />
        </MountOnOpen>
      )}
      <MountOnOpen open={shown !== undefined}>
        <EnrolmentDialog
          enrolment={shown}
          actionsOf={view.actionsOf}
          onClose={() => table.open()}
        />
      </MountOnOpen>
      <MountOnOpen open={cancelled !== undefined}>
        <CancelDialog enrolment={cancelled} onClose={() => setCancelled(undefined)} />
      </MountOnOpen>
    </>
  );
};
