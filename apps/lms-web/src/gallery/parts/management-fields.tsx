import {
  AntdProvider,
  CheckboxField,
  ChoicesField,
  Form,
  MoneyField,
  NumberField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@lms/admin-ui';
import { code, text } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { array, boolean, mixed, number, object, string } from 'yup';

const required = code('required');
const schema = object({
  name: text({ max: 100 }).required(required),
  message: text({ max: 500 }).required(required),
  code: mixed<number | ''>().required(required),
  price: number().required(required).min(1, code('min')),
  language: string().required(required),
  /** Options of which there are so many that one types to find one. */
  year: string().required(required),
  roles: array(string().required()).required().min(1, required),
  terms: boolean().required(required).oneOf([true], code('terms')),
});

const initialValues = {
  name: '',
  message: '',
  code: '' as const,
  price: 0,
  language: '',
  year: '2013',
  roles: [],
  terms: false,
};

const optionsOf = (values: string[]) => values.map((value) => ({ value, label: value }));
const years = Array.from({ length: 30 }, (_, at) => String(1990 + at));

/** A form that is never right: pressing its button shows every field with its error. */
export const ManagementFields = () => {
  const { t } = useTranslation();
  const labels = {
    name: t('auth.field.name'),
    message: t('common.nav.contact'),
    code: t('auth.field.code'),
    price: 'MoneyField',
    language: t('common.nav.language'),
    year: 'SelectField',
    roles: 'ChoicesField',
    terms: t('auth.field.terms'),
  };
  return (
    <AntdProvider>
      <Form
        schema={schema}
        initialValues={initialValues}
        labels={labels}
        onSubmit={() => Promise.resolve(undefined)}
        unguarded
      >
        <TextField name="name" hint={t('common.state.loading')} />
        <TextAreaField name="message" />
        <NumberField name="code" />
        <MoneyField name="price" />
        <SelectField name="language" options={optionsOf(['en', 'bn'])} />
        <SelectField name="year" options={optionsOf(years)} />
        <ChoicesField name="roles" options={optionsOf(['A', 'B', 'C'])} />
        <CheckboxField name="terms" />
        <SubmitButton>{t('common.action.save')}</SubmitButton>
      </Form>
    </AntdProvider>
  );
};
