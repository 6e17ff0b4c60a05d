import { type EntityView, ProgressCell, StatusTag, usePerson, When } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { type Enrolment, enrolmentResource, type EnrolmentTypes } from '@lms/learning/contract';
import { useFilterOptions } from './use-filter-options';

interface EnrolmentActions {
  onCancel: (enrolment: Enrolment) => void;
  /** Enrols the learner of a cancelled enrolment anew. */
  onAgain: (enrolment: Enrolment) => void;
}

/** Columns and filters of the list; actions only for users who may enrol and cancel. */
export const useEnrolmentView = (actions?: EnrolmentActions): EntityView<EnrolmentTypes> => {
  const { t } = useTranslation();
  const { nameOf, emailOf } = usePerson();
  const { courses, batches } = useFilterOptions();
  const statusText = (status: Enrolment['status']) => t(`enrolments.status.${status}`);
  return {
    nameOf: ({ learnerName, learnerEmail, courseTitle }) =>
      `${nameOf(learnerName, learnerEmail)}, ${courseTitle}`,
    statusText,
    columns: [
      {
        field: 'learnerName',
        title: t('enrolments.field.learnerName'),
        personOf: ({ learnerName }) => ({ name: learnerName }),
        render: ({ learnerName, learnerEmail }) => nameOf(learnerName, learnerEmail),
      },
      {
        field: 'learnerEmail',
        title: t('enrolments.field.learnerEmail'),
        under: 'learnerName',
        render: ({ learnerEmail }) => emailOf(learnerEmail),
      },
      {
        field: 'courseTitle',
        title: t('enrolments.field.courseTitle'),
        render: ({ courseTitle, courseLanguage }) => (
          <span lang={courseLanguage}>{courseTitle}</span>
        ),
      },
      {
        field: 'status',
        title: t('enrolments.field.status'),
        render: ({ status }) => <StatusTag status={status} text={statusText(status)} />,
      },
      { field: 'batchCode', title: t('enrolments.field.batchCode') },
      {
        field: 'progressPercent',
        title: t('enrolments.field.progressPercent'),
        isWhole: true,
        render: ({ progressPercent }) => <ProgressCell percent={progressPercent} />,
      },
      {
        field: 'createdAt',
        title: t('enrolments.field.createdAt'),
        render: ({ createdAt }) => <When at={createdAt} />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('enrolments.field.status'),
        options: enrolmentResource.statuses.map((value) => ({ value, label: statusText(value) })),
      },
      { field: 'courseId', label: t('enrolments.field.courseTitle'), options: courses },
      ...(batches.length > 0
        ? [
            {
              field: 'batchCodeId' as const,
              label: t('enrolments.field.batchCode'),
              options: batches,
            },
          ]
        : []),
    ],
    actionsOf: (enrolment) => {
      const cancel = {
        key: 'cancel',
        label: t('enrolments.cancel.open'),
        onClick: () => actions?.onCancel(enrolment),
      };
      const again = {
        key: 'again',
        label: t('enrolments.again'),
        onClick: () => actions?.onAgain(enrolment),
      };
      if (!actions || enrolment.status === 'COMPLETED') return [];
      return [enrolment.status === 'ACTIVE' ? cancel : again];
    },
  };
};
