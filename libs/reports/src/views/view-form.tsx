import { code, type ReportDefinition, reportViewName } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Form, SubmitButton, TextField, toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { object } from 'yup';
import { reportsApi } from '../reports-api';
import { shownColumns } from '../shown-columns';
import type { ReportState } from '../use-report-table';

const schema = object({ name: reportViewName().required(code('required')) });

interface ViewFormProps {
  definition: ReportDefinition;
  report: ReportState;
}

/** Keeps what the report shows now under a name. */
export const ViewForm = ({ definition, report }: ViewFormProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [saved, setSaved] = useState(0);
  const [create] = reportsApi.useCreateReportViewMutation();
  return (
    // Each view begins with an empty name.
    <Form
      key={saved}
      unguarded
      schema={schema}
      initialValues={{ name: '' }}
      labels={{ name: t('reports.view.name') }}
      onSubmit={async ({ name }) => {
        const { error } = await create({
          ...{ report: definition.name, name, query: report.query },
          columns: shownColumns(definition, report),
        });
        if (error) return toCallProblem(error);
        setSaved(saved + 1);
        dispatch(toastShown({ type: 'success', message: t('reports.view.saved', { name }) }));
        return undefined;
      }}
    >
      <TextField name="name" />
      <SubmitButton>{t('reports.view.save')}</SubmitButton>
    </Form>
  );
};
