import type { OrganizationType } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { languageOfTag, useTranslation } from '@lms/i18n';
import {
  type OrganizationRegistrationForm,
  organizationRegistrationFormSchema,
} from '@lms/org-management/contract';
import {
  Button,
  ButtonLink,
  CheckboxField,
  Form,
  FormSent,
  Honeypot,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@lms/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useOrganizationLabels, useTypeOptions } from '../organizations/use-organization-labels';
import { CodeField } from './code-field';
import { DocumentsField } from './documents-field';
import {
  useGetRegistrationTokenQuery,
  useOpenDocumentMutation,
  useRegisterOrganizationMutation,
  useSendDocumentPieceMutation,
} from './registration-api';
import styles from './registration.module.css';

const emptyForm: OrganizationRegistrationForm = {
  name: '',
  code: '',
  // No default: it would often be wrong and stay unnoticed.
  type: '' as OrganizationType,
  email: '',
  phone: '',
  website: '',
  address: '',
  description: '',
  contactPerson: { name: '', email: '', phone: '', designation: '' },
  documents: [],
  terms: false as true,
};

/** Registration form of an organization. What was typed stays until it was received. */
export const RegistrationForm = () => {
  const { t, i18n } = useTranslation();
  const labels = useOrganizationLabels();
  const types = useTypeOptions();
  const trap = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<{ name: string; email: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const opened = useGetRegistrationTokenQuery(undefined, { refetchOnMountOrArgChange: true });
  const [openDocument] = useOpenDocumentMutation();
  const [sendDocumentPiece] = useSendDocumentPieceMutation();
  const [register] = useRegisterOrganizationMutation();
  if (sent) {
    return (
      <FormSent
        title={t('organizations.join.sent.title', { name: sent.name })}
        text={t('organizations.join.sent.text', { email: sent.email })}
      >
        <ButtonLink to="/courses" look="secondary">
          {t('organizations.join.sent.courses')}
        </ButtonLink>
      </FormSent>
    );
  }

  /** Token of the opened form; requested again if it failed to load or expired. */
  const withToken = async <Data,>(
    call: (token: string) => PromiseLike<{ data?: Data; error?: unknown }>,
  ): Promise<{ data?: Data; error?: unknown }> => {
    const form = opened.data ? opened : await opened.refetch();
    if (!form.data) return { error: form.error };
    const answer = await call(form.data.token);
    const isOld = answer.error && toCallProblem(answer.error).code === 'contact.expired';
    if (isOld) await opened.refetch();
    return answer;
  };
  const calls = {
    open: ({ name, size: bytes }: File) =>
      withToken((token) => openDocument({ token, name: name.slice(-200), bytes })),
    send: (key: string, offset: number, piece: Blob) => sendDocumentPiece({ key, offset, piece }),
  };

  return (
    <Form
      schema={organizationRegistrationFormSchema}
      initialValues={emptyForm}
      labels={{
        ...labels,
        documents: t('organizations.field.documents'),
        terms: t('organizations.field.terms'),
      }}
      onSubmit={async (values) => {
        const { error } = await withToken((token) =>
          register({
            ...values,
            language: languageOfTag(i18n.language),
            token,
            fax: trap.current?.value,
          }),
        );
        if (error) return toCallProblem(error);
        setSent({ name: values.name, email: values.contactPerson.email });
        return undefined;
      }}
    >
      <h3 className={styles['part']}>{t('organizations.join.part.organization')}</h3>
      <TextField name="name" autoComplete="organization" />
      <div className={styles['pair']}>
        <CodeField name="code" hint={t('organizations.join.hint.code')} />
        <SelectField
          name="type"
          options={[{ value: '', label: t('organizations.type.choose') }, ...types]}
        />
        <TextField name="email" type="email" />
        <TextField name="phone" type="tel" />
      </div>
      <TextField name="website" type="url" hint={t('organizations.join.hint.website')} />
      <TextAreaField name="address" rows={2} />
      <TextAreaField name="description" rows={4} />
      <h3 className={styles['part']}>{t('organizations.join.part.contact')}</h3>
      <div className={styles['pair']}>
        <TextField name="contactPerson.name" autoComplete="name" />
        <TextField name="contactPerson.designation" autoComplete="organization-title" />
        <TextField
          name="contactPerson.email"
          type="email"
          autoComplete="email"
          hint={t('organizations.join.hint.contact')}
        />
        <TextField name="contactPerson.phone" type="tel" autoComplete="tel" />
      </div>
      <h3 className={styles['part']}>{t('organizations.join.part.documents')}</h3>
      <DocumentsField name="documents" calls={calls} onBusy={setIsBusy} />
      <CheckboxField
        name="terms"
        hint={
          // The form stays open with everything typed.
          <span className={styles['links']}>
            <Link to="/support-terms" target="_blank">
              {t('organizations.join.terms')}
            </Link>
            <Link to="/privacy" target="_blank">
              {t('organizations.join.privacy')}
            </Link>
          </span>
        }
      />
      <Honeypot ref={trap} name="fax" label={t('organizations.join.fax')} />
      {isBusy ? (
        <>
          <p role="status">{t('organizations.join.file.waiting')}</p>
          <Button busy>{t('organizations.join.submit')}</Button>
        </>
      ) : (
        <SubmitButton>{t('organizations.join.submit')}</SubmitButton>
      )}
    </Form>
  );
};
