import { type RegistrationForm, registrationSchema } from '@lms/auth/contract';
import type { ValidationCode } from '@lms/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { selectLanguage, useTranslation } from '@lms/i18n';
import { Alert, CheckboxField, Form, SubmitButton, TextField } from '@lms/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { authApi } from '../auth-api';
import { useReturnUrl } from '../return-url';
import { useSession } from '../session';
import { AuthPage } from './auth-page';
import styles from './auth-page.module.css';
import { ResendLink } from './resend-link';
import { Terms } from './terms';

const taken: CallProblem = {
  code: 'validation.failed',
  errors: [{ field: 'email', code: 'taken' }],
};

export const Page = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const language = useSelector(selectLanguage);
  const { returnUrl, query, destinationOf } = useReturnUrl();
  const [signup] = authApi.useSignupMutation();
  const [askWhetherTaken] = authApi.useLazyIsEmailExistsQuery();
  const [registered, setRegistered] = useState<string>();
  if (user) return <Navigate to={destinationOf(user)} replace />;
  if (registered) {
    return (
      <AuthPage title={t('auth.registration.done.title')} focused>
        <Alert tone="good">{t('auth.registration.done.text', { email: registered })}</Alert>
        <ResendLink email={registered} />
      </AuthPage>
    );
  }

  const register = async ({ name, email, password }: RegistrationForm) => {
    const { data, error } = await signup({ name, email, password, language, returnUrl });
    if (data) setRegistered(email);
    if (!error) return undefined;
    const problem = toCallProblem(error);
    return problem.code === 'auth.emailTaken' ? taken : problem;
  };
  const checkEmail = async (email: string): Promise<ValidationCode | undefined> => {
    const { data } = await askWhetherTaken(email, true);
    return data?.exists ? 'taken' : undefined;
  };
  return (
    <AuthPage title={t('auth.registration.title')} intro={t('auth.registration.intro')}>
      <Form
        schema={registrationSchema}
        initialValues={{
          name: '',
          email: '',
          password: '',
          confirmPassword: '',
          terms: false,
          language,
        }}
        labels={{
          name: t('auth.field.name'),
          email: t('auth.field.email'),
          password: t('auth.field.password'),
          confirmPassword: t('auth.field.confirmPassword'),
          terms: t('auth.field.terms'),
        }}
        refusedTitle={t('auth.registration.incorrect')}
        onSubmit={register}
        explain={({ code }) =>
          code === 'validation.failed' && <p>{t('auth.registration.incorrect')}</p>
        }
      >
        <TextField name="name" autoComplete="name" hint={t('auth.registration.nameHint')} />
        <TextField name="email" type="email" autoComplete="email" check={checkEmail} />
        <TextField
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t('auth.passwordRules')}
        />
        <TextField name="confirmPassword" type="password" autoComplete="new-password" />
        <Terms />
        <CheckboxField name="terms" />
        <SubmitButton wide>{t('auth.registration.submit')}</SubmitButton>
      </Form>
      <p className={styles['row']}>
        {t('auth.registration.haveAccount')}{' '}
        <Link to={`/auth/login${query}`}>{t('auth.registration.login')}</Link>
      </p>
    </AuthPage>
  );
};
