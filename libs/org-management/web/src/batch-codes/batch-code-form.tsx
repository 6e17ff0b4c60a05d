import { EntityEditor, TextField, withOwner } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import {
  type BatchCode,
  type BatchCodeInput,
  batchCodeResource,
} from '@lms/org-management/contract';
import { batchCodeCalls } from './batch-codes-api';
import { BatchFields, useNamesOwner } from './batch-fields';
import { useBatchLabels } from './batch-labels';

/** A number field starts empty. */
export const emptyBatch = {
  title: '',
  courseId: null,
  startsOn: '',
  endsOn: '',
  capacity: '' as unknown as number,
};

const emptyInput: BatchCodeInput = { code: '', ...emptyBatch };

const toInput = ({ code, title, courseId, startsOn, endsOn, capacity }: BatchCode) => ({
  code,
  title,
  courseId,
  startsOn,
  endsOn,
  capacity,
});

const ownedResource = withOwner(batchCodeResource);

interface BatchCodeFormProps {
  /** An id, or `new`; `undefined` closes the form. */
  entityId: string | undefined;
  mayWrite: boolean;
  onClose: () => void;
}

export const BatchCodeForm = (props: BatchCodeFormProps) => {
  const { t } = useTranslation();
  const isNew = props.entityId === 'new';
  const namesOwner = useNamesOwner() && isNew;
  return (
    <EntityEditor
      {...props}
      resource={namesOwner ? ownedResource : batchCodeResource}
      calls={batchCodeCalls}
      titles={{ create: t('batches.create'), edit: t('batches.edit') }}
      labels={useBatchLabels()}
      emptyInput={emptyInput}
      toInput={toInput}
      nameOf={({ code }) => code}
    >
      <TextField name="code" hint={t('batches.form.codeHint')} />
      <BatchFields isNew={isNew} />
    </EntityEditor>
  );
};
