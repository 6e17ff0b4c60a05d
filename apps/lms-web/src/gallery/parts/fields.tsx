import { code, type Language, languages, text } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import {
  CheckboxField,
  Form,
  NumberField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@lms/ui';
import { boolean, mixed, object, string } from 'yup';

const required = code('required');
const schema = object({
  name: text({ max: 100 }).required(required),
  email: text({ max: 100 }).required(required),
  password: text({ max: 40 }).required(required),
  code: mixed<number | ''>().required(required),
  message: text({ max: 500 }).required(required),
  language: string<Language>().nullable(),
  terms: boolean().required(required).oneOf([true], code('terms')),
});

const initialValues = {
  name: '',
  email: '',
  password: '',
  code: '' as const,
  message: '',
  language: null,
  terms: false,
};

/** A form that is never right: pressing its button shows every field with its error. */
export const Fields = () => {
  const { t } = useTranslation();
  const labels = {
    name: t('auth.field.name'),
    email: t('auth.field.email'),
    password: t('auth.field.password'),
    code: t('auth.field.code'),
    message: t('common.nav.contact'),
    language: t('common.nav.language'),
    terms: t('auth.field.terms'),
  };
  return (
    <Form
      schema={schema}
      initialValues={initialValues}
      labels={labels}
      onSubmit={() => Promise.resolve(undefined)}
      unguarded
    >
      <TextField name="name" hint={t('common.state.loading')} />
      <TextField name="email" type="email" />
      <TextField name="password" type="password" />
      <NumberField name="code" />
      <TextAreaField name="message" />
      <SelectField
        name="language"
        none=""
        options={languages.map((value) => ({ value, label: value }))}
      />
      <CheckboxField name="terms" />
      <SubmitButton>{t('common.action.save')}</SubmitButton>
    </Form>
  );
};
