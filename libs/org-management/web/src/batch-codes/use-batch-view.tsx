import { type EntityView, StatusTag, toDhaka } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import {
  type BatchCode,
  batchCodeResource,
  type BatchCodeTypes,
} from '@lms/org-management/contract';
import { useState } from 'react';

/** Columns and filters of the batch list. */
export const useBatchView = (
  onLearners: (batch: BatchCode) => void,
): EntityView<BatchCodeTypes> => {
  const { t, formats } = useTranslation();
  const [today] = useState(() => toDhaka(new Date().toISOString()).slice(0, 10));
  const statusText = (status: BatchCode['status']) => t(`admin.status.${status}`);
  const stageOf = ({ status, startsOn, endsOn }: BatchCode) => {
    if (today > endsOn) return 'ENDED';
    return status === 'ACTIVE' && today < startsOn ? 'UPCOMING' : status;
  };
  return {
    nameOf: ({ code }) => code,
    statusText,
    columns: [
      { field: 'code', title: t('batches.field.code') },
      { field: 'title', title: t('batches.field.title'), under: 'code' },
      {
        field: 'courseTitle',
        title: t('batches.field.courseId'),
        render: ({ courseTitle }) => courseTitle ?? t('batches.form.everyCourse'),
      },
      {
        field: 'organizationName',
        title: t('batches.field.organizationId'),
        under: 'courseTitle',
      },
      {
        field: 'startsOn',
        title: t('batches.field.startsOn'),
        render: ({ startsOn }) => formats.day(startsOn),
      },
      {
        field: 'endsOn',
        title: t('batches.field.endsOn'),
        render: ({ endsOn }) => formats.day(endsOn),
      },
      {
        field: 'enrolledCount',
        title: t('batches.field.places'),
        isNumber: true,
        render: ({ enrolledCount, capacity }) =>
          t('batches.places', {
            taken: formats.number(enrolledCount),
            capacity: formats.number(capacity),
          }),
      },
      {
        field: 'status',
        title: t('batches.field.status'),
        render: (batch) => (
          <StatusTag status={stageOf(batch)} text={t(`admin.status.${stageOf(batch)}`)} />
        ),
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('batches.field.status'),
        options: batchCodeResource.statuses.map((value) => ({ value, label: statusText(value) })),
      },
    ],
    actionsOf: (batch) => [
      { key: 'learners', label: t('batches.learners.open'), onClick: () => onLearners(batch) },
    ],
  };
};
