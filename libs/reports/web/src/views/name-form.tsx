import { Form, SubmitButton, TextField } from '@lms/admin-ui';
import { code } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { reportViewName } from '@lms/reports/contract';
import { toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { object } from 'yup';

interface NameFormProps {
  name: string;
  /** Names of the reader's other views. */
  takenNames: string[];
  submitText: string;
  onSave: (name: string) => Promise<{ error?: unknown }>;
  onDone: () => void;
  onCancel?: () => void;
}

/** Form for the name of a view. */
export const NameForm = ({
  name: known,
  takenNames,
  submitText,
  onSave,
  onDone,
  onCancel,
}: NameFormProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Form
      unguarded
      schema={object({
        name: reportViewName().notOneOf(takenNames, code('taken')).required(code('required')),
      })}
      initialValues={{ name: known }}
      labels={{ name: t('reports.view.name') }}
      onSubmit={async ({ name }) => {
        const { error } = await onSave(name);
        if (error) return toCallProblem(error);
        dispatch(toastShown({ type: 'success', message: t('reports.view.saved', { name }) }));
        onDone();
        return undefined;
      }}
    >
      <TextField name="name" />
      <SubmitButton>{submitText}</SubmitButton>
      {onCancel && <Button onClick={onCancel}>{t('common.action.cancel')}</Button>}
    </Form>
  );
};
