import { forgotPasswordSchema } from '@lms/auth/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Alert, Form, SubmitButton, TextField } from '@lms/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { authApi } from '../auth-api';
import { useReturnUrl } from '../return-url';
import { AuthPage } from './auth-page';
import styles from './auth-page.module.css';

export const Page = () => {
  const { t } = useTranslation();
  const [forgotPassword] = authApi.useForgotPasswordMutation();
  const { returnUrl, query } = useReturnUrl();
  const [sentTo, setSentTo] = useState<string>();
  const back = (
    <p className={styles['row']}>
      <Link to={`/auth/login${query}`}>{t('auth.forgot.back')}</Link>
    </p>
  );
  if (sentTo) {
    return (
      <AuthPage title={t('auth.forgot.done.title')} focused>
        <Alert tone="good">{t('auth.forgot.done.text', { email: sentTo })}</Alert>
        {back}
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('auth.forgot.title')} intro={t('auth.forgot.intro')}>
      <Form
        unguarded
        schema={forgotPasswordSchema}
        initialValues={{ email: '', returnUrl }}
        labels={{ email: t('auth.field.email') }}
        onSubmit={async ({ email }) => {
          const { error } = await forgotPassword({ email, returnUrl });
          if (error) return toCallProblem(error);
          setSentTo(email);
          return undefined;
        }}
        explain={({ code }) => code === 'auth.unknownAccount' && <p>{t('auth.forgot.unknown')}</p>}
      >
        <TextField name="email" type="email" autoComplete="username" />
        <SubmitButton wide>{t('auth.forgot.submit')}</SubmitButton>
      </Form>
      {back}
    </AuthPage>
  );
};
