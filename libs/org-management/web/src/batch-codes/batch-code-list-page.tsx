import { EntityTable, MountOnOpen } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import {
  type BatchCode,
  batchCodeResource,
  orgManagementPermissions,
} from '@lms/org-management/contract';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { batchCodeCalls } from './batch-codes-api';
import { ReadableScreens } from './readable-screens';
import { useBatchView } from './use-batch-view';

const BatchCodeForm = lazyPart({
  load: () => import('./batch-code-form').then((module) => module.BatchCodeForm),
});
const BatchSeriesDialog = lazyPart({
  load: () => import('./batch-series-dialog').then((module) => module.BatchSeriesDialog),
});
const BatchLearnersDialog = lazyPart({
  load: () => import('./batch-learners-dialog').then((module) => module.BatchLearnersDialog),
});

/** List of the batch codes of partner courses, with every action on them. */
export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const table = useTableState(batchCodeResource);
  const [shown, setShown] = useState<BatchCode>();
  const [isSeries, setIsSeries] = useState(false);
  const mayWrite = can(orgManagementPermissions['batchCode.write']);
  return (
    <>
      <PageHead title={t('batches.title')} />
      <h1>{t('batches.title')}</h1>
      <p>{t('batches.about')}</p>
      <ReadableScreens />
      <EntityTable
        resource={batchCodeResource}
        table={table}
        calls={batchCodeCalls}
        view={useBatchView(setShown)}
        createText={t('batches.create')}
        mayWrite={mayWrite}
        mayImport={mayWrite}
      >
        {mayWrite && <Button onClick={() => setIsSeries(true)}>{t('batches.series.open')}</Button>}
      </EntityTable>
      <MountOnOpen open={table.state.entityId !== undefined}>
        <BatchCodeForm
          entityId={table.state.entityId}
          mayWrite={mayWrite}
          onClose={() => table.open()}
        />
      </MountOnOpen>
      <MountOnOpen open={isSeries}>
        <BatchSeriesDialog open={isSeries} onClose={() => setIsSeries(false)} />
      </MountOnOpen>
      <MountOnOpen open={shown !== undefined}>
        <BatchLearnersDialog batch={shown} onClose={() => setShown(undefined)} />
      </MountOnOpen>
    </>
  );
};
