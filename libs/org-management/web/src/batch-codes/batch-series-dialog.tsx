import { Form, Modal, NumberField, SubmitButton, TextField } from '@lms/admin-ui';
import { code, id } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  type BatchCodeSeriesInput,
  batchCodeSeriesSchema,
  maxBatchCodes,
} from '@lms/org-management/contract';
import { saveFile } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { emptyBatch } from './batch-code-form';
import { batchCodesApi } from './batch-codes-api';
import styles from './batch-codes.module.css';
import { BatchFields, useNamesOwner } from './batch-fields';
import { useBatchLabels } from './batch-labels';

const initialValues: BatchCodeSeriesInput = {
  prefix: '',
  count: '' as unknown as number,
  ...emptyBatch,
};

const ownedSchema = batchCodeSeriesSchema.shape({ organizationId: id().required(code('required')) });

const CreatedCodes = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={styles['made']}>
      <p role="status">{t('batches.series.made', { count: codes.length })}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        type="primary"
        onClick={() => saveFile('batch-codes.txt', `${codes.join('\r\n')}\r\n`, 'text/plain')}
      >
        {t('batches.series.save')}
      </Button>
      <Button onClick={onClose}>{t('batches.series.close')}</Button>
    </div>
  );
};

/** Creates a series of similar batch codes and offers them for download. */
export const BatchSeriesDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const [create] = batchCodesApi.useCreateBatchCodeSeriesMutation();
  const [codes, setCodes] = useState<string[]>();
  const labels = useBatchLabels();
  const namesOwner = useNamesOwner();
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  return (
    <Modal open={open} title={t('batches.series.title')} onClose={close}>
      {open && codes && <CreatedCodes codes={codes} onClose={close} />}
      {open && !codes && (
        <Form
          schema={namesOwner ? ownedSchema : batchCodeSeriesSchema}
          initialValues={initialValues}
          labels={labels}
          onSubmit={async (input) => {
            const { data, error } = await create(input);
            if (error) return toCallProblem(error);
            setCodes(data?.codes);
            return undefined;
          }}
        >
          <TextField name="prefix" hint={t('batches.series.prefixHint')} />
          <NumberField name="count" hint={t('batches.series.countHint', { max: maxBatchCodes })} />
          <BatchFields isNew />
          <SubmitButton>{t('batches.series.submit')}</SubmitButton>
        </Form>
      )}
    </Modal>
  );
};
