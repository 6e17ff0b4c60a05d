import { resetPasswordFormSchema } from '@lms/auth/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Alert, ButtonLink, Form, ProblemAlert, SubmitButton, TextField } from '@lms/ui';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { authApi } from '../auth-api';
import { useReturnUrl } from '../return-url';
import { AuthPage } from './auth-page';
import styles from './auth-page.module.css';

/** Tells whether the server refuses the link, so that nobody chooses a password in vain. */
const useLinkCheck = (token: string | null) => {
  const [check] = authApi.useCheckResetLinkMutation();
  const [isInvalid, setIsInvalid] = useState(false);
  useEffect(() => {
    if (!token) return;
    void check(token).then(({ error }) =>
      setIsInvalid(error !== undefined && toCallProblem(error).code === 'auth.linkInvalid'),
    );
  }, [check, token]);
  return isInvalid;
};

export const Page = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [resetPassword] = authApi.useResetPasswordMutation();
  const { query } = useReturnUrl();
  const isInvalid = useLinkCheck(token);
  const [isDone, setIsDone] = useState(false);
  const linkInvalid = (
    <>
      <p>{t('problems.auth.linkInvalid')}</p>
      <p className={styles['row']}>
        <Link to={`/auth/forgot-password${query}`}>{t('auth.reset.newLink')}</Link>
      </p>
    </>
  );
  if (isDone) {
    return (
      <AuthPage title={t('auth.reset.done.title')} focused>
        <Alert tone="good">{t('auth.reset.done.text')}</Alert>
        <div>
          <ButtonLink to={`/auth/login${query}`}>{t('auth.login.submit')}</ButtonLink>
        </div>
      </AuthPage>
    );
  }
  if (!token || isInvalid) {
    return (
      <AuthPage title={t('auth.reset.title')}>
        <ProblemAlert problem={{ code: 'auth.linkInvalid', errors: [] }}>
          {linkInvalid}
        </ProblemAlert>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('auth.reset.title')}>
      <Form
        unguarded
        schema={resetPasswordFormSchema}
        initialValues={{ token, password: '', confirmPassword: '' }}
        labels={{
          password: t('auth.field.newPassword'),
          confirmPassword: t('auth.field.confirmPassword'),
        }}
        onSubmit={async ({ password }) => {
          const { error } = await resetPassword({ token, password });
          if (error) return toCallProblem(error);
          setIsDone(true);
          return undefined;
        }}
        explain={({ code }) => code === 'auth.linkInvalid' && linkInvalid}
      >
        <TextField
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t('auth.passwordRules')}
        />
        <TextField name="confirmPassword" type="password" autoComplete="new-password" />
        <SubmitButton wide>{t('auth.reset.submit')}</SubmitButton>
      </Form>
    </AuthPage>
  );
};
