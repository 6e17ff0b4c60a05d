import { ChoicesProblem } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { ReportName } from '@lms/reports/contract';
import { FieldNotes, useField } from '@lms/ui';
import { useFormikContext } from 'formik';
import { schedulesApi } from './schedules-api';
import styles from './schedules.module.css';

const name = 'recipientIds';

/** Checkboxes of the administrators who may receive the report. */
export const RecipientsField = ({ report, most }: { report: ReportName; most: number }) => {
  const { t } = useTranslation();
  const query = schedulesApi.useGetReportRecipientsQuery(report);
  const { data = [], isFetching } = query;
  const { values, setFieldValue } = useFormikContext<{ [name]: string[] }>();
  const { label, error, control } = useField(name);
  const chosen = values[name];
  const toggle = (id: string, isChosen: boolean) =>
    void setFieldValue(name, isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset
      className={styles['recipients']}
      tabIndex={-1}
      data-field={name}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
    >
      <legend>{label}</legend>
      <div>
        {isFetching && <p>{t('common.state.loading')}</p>}
        {data.map((person) => (
          <label key={person.id}>
            <input
              type="checkbox"
              checked={chosen.includes(person.id)}
              disabled={chosen.length >= most && !chosen.includes(person.id)}
              onChange={({ target }) => toggle(person.id, target.checked)}
            />
            <span>
              {person.name} · {person.email}
            </span>
          </label>
        ))}
      </div>
      <ChoicesProblem query={query} />
      <FieldNotes id={control.id} error={error} />
    </fieldset>
  );
};
