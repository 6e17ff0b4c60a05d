import {
  CheckboxField,
  EditForm,
  SelectField,
  SubmitButton,
  TextField,
  useEdit,
} from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { code, type Problem } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  maxRecipients,
  reportFormat,
  reportFormats,
  reportFrequencies,
  type ReportSchedule,
  reportScheduleSchema,
} from '@lms/reports/contract';
import { Loading, Skeleton, toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { boolean, type InferType } from 'yup';
import { RecipientsField } from './recipients-field';
import { schedulesApi } from './schedules-api';
import styles from './schedules.module.css';
import type { ShownReport } from './shown-report';

interface ScheduleFormProps {
  title: string;
  input: ShownReport;
  /** Schedule to edit; a new one is created without it. */
  schedule?: ReportSchedule;
  onDone: () => void;
}

const schema = reportScheduleSchema.shape({
  format: reportFormat().required(code('required')),
  takesShown: boolean(),
});
type ScheduleValues = InferType<typeof schema>;

/** Error of a schedule that is no longer in the list. */
const deleted = { data: { code: 'entity.notFound' } satisfies Partial<Problem> };

const stateOf = ({ report, query, columns, language }: ReportSchedule): ShownReport => ({
  report,
  query,
  columns,
  language,
});

const toValues = ({ name, frequency, format, recipients }: ReportSchedule): ScheduleValues => ({
  name,
  frequency,
  format,
  recipientIds: recipients.map(({ id }) => id),
  takesShown: false,
});

/**
 * Form for name, frequency, format and recipients; the query is that of the report as it is shown,
 * or as it was saved.
 */
export const ScheduleForm = ({ title, input, schedule, onDone }: ScheduleFormProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { user } = useSession();
  const [save] = schedulesApi.useSaveReportScheduleMutation();
  const [reload] = schedulesApi.useLazyGetReportSchedulesQuery();
  const { data: offered = [], isLoading } = schedulesApi.useGetReportRecipientsQuery(input.report);
  const edit = useEdit<ReportSchedule, ScheduleValues>({
    item: schedule,
    start: isLoading
      ? undefined
      : {
          name: title.slice(0, 80),
          frequency: 'WEEKLY',
          format: reportFormats[0],
          // A new schedule is proposed to be for its author.
          recipientIds: offered.filter(({ id }) => id === user?.id).map(({ id }) => id),
          takesShown: true,
        },
    toInput: toValues,
    reload: async () => {
      const { data, error } = await reload(input.report);
      const saved = data?.find(({ id }) => id === schedule?.id);
      return error || saved ? { data: saved, error } : { error: deleted };
    },
  });
  if (!edit.opened) {
    return (
      <Loading>
        <Skeleton height={8} />
      </Loading>
    );
  }
  const { item, version } = edit.opened;
  const textOf = (field: string) =>
    field === 'recipientIds' ? item?.recipients.map(({ name }) => name).join(', ') : undefined;
  return (
    <EditForm
      edit={edit}
      schema={schema}
      labels={{
        name: t('reports.schedule.name'),
        frequency: t('reports.schedule.frequency'),
        format: t('reports.schedule.format'),
        recipientIds: t('reports.schedule.recipients'),
        takesShown: t('reports.schedule.takeShown'),
      }}
      textOf={textOf}
      onSubmit={async ({ takesShown, ...values }) => {
        const kept = { ...(item && !takesShown ? stateOf(item) : input), ...values };
        const { error } = await save(
          item ? { id: item.id, input: { ...kept, version } } : { input: kept },
        );
        if (error) return toCallProblem(error);
        const { name } = values;
        dispatch(toastShown({ type: 'success', message: t('reports.schedule.saved', { name }) }));
        onDone();
        return undefined;
      }}
    >
      <TextField name="name" />
      <SelectField
        name="frequency"
        options={reportFrequencies.map((value) => ({
          value,
          label: t(`reports.schedule.frequencies.${value}`),
        }))}
      />
      <SelectField
        name="format"
        options={reportFormats.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <RecipientsField report={input.report} most={maxRecipients} />
      {schedule ? (
        <CheckboxField name="takesShown" hint={t('reports.schedule.keeps')} />
      ) : (
        <p className={styles['about']}>{t('reports.schedule.holds')}</p>
      )}
      <div className={styles['ask']}>
        <SubmitButton>{t('common.action.save')}</SubmitButton>
        <Button onClick={onDone}>{t('common.action.cancel')}</Button>
      </div>
    </EditForm>
  );
};
