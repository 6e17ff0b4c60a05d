import { CheckboxField, Form, SelectField, SubmitButton, TextField } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { code } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  maxRecipients,
  reportFormat,
  reportFormats,
  reportFrequencies,
  type ReportFrequency,
  type ReportSchedule,
  reportScheduleSchema,
} from '@lms/reports/contract';
import { Loading, Skeleton, toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { boolean } from 'yup';
import { reportsApi } from '../reports-api';
import { RecipientsField } from './recipients-field';
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

const stateOf = ({ report, query, columns, language }: ReportSchedule): ShownReport => ({
  report,
  query,
  columns,
  language,
});

/**
 * Form for name, frequency, format and recipients; the query is that of the report as it is shown,
 * or as it was saved.
 */
export const ScheduleForm = ({ title, input, schedule, onDone }: ScheduleFormProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { user } = useSession();
  const [save] = reportsApi.useSaveReportScheduleMutation();
  const { data: offered = [], isLoading } = reportsApi.useGetReportRecipientsQuery(input.report);
  // Proposed as recipient of a new schedule.
  const author = offered.filter(({ id }) => id === user?.id);
  if (isLoading) {
    return (
      <Loading>
        <Skeleton height={8} />
      </Loading>
    );
  }
  return (
    <Form
      schema={schema}
      initialValues={{
        name: schedule?.name ?? title.slice(0, 80),
        frequency: schedule?.frequency ?? ('WEEKLY' satisfies ReportFrequency as ReportFrequency),
        format: schedule?.format ?? reportFormats[0],
        recipientIds: (schedule?.recipients ?? author).map(({ id }) => id),
        takesShown: !schedule,
      }}
      labels={{
        name: t('reports.schedule.name'),
        frequency: t('reports.schedule.frequency'),
        format: t('reports.schedule.format'),
        recipientIds: t('reports.schedule.recipients'),
        takesShown: t('reports.schedule.takeShown'),
      }}
      onSubmit={async ({ takesShown, ...values }) => {
        const kept = schedule && !takesShown ? stateOf(schedule) : input;
        const { error } = await save({ id: schedule?.id, input: { ...kept, ...values } });
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
    </Form>
  );
};
