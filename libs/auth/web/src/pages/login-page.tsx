import { type LoginInput, loginSchema } from '@lms/auth/contract';
import { useTranslation } from '@lms/i18n';
import { Alert, Form, SubmitButton, TextField } from '@lms/ui';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useReturnUrl } from '../return-url';
import { useLogin, useSession } from '../session';
import { AuthPage } from './auth-page';
import styles from './auth-page.module.css';
import { ResendLink } from './resend-link';
import { SecondFactorStep } from './second-factor-step';

export const Page = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const login = useLogin();
  const { query, destinationOf } = useReturnUrl();
  const [email, setEmail] = useState('');
  const [credentials, setCredentials] = useState<LoginInput>();
  if (user) return <Navigate to={destinationOf(user)} replace />;

  if (credentials) {
    return (
      <SecondFactorStep
        credentials={credentials}
        login={login}
        onBack={() => setCredentials(undefined)}
      />
    );
  }

  const logIn = async (input: LoginInput) => {
    const problem = await login(input);
    if (problem?.code !== 'auth.secondFactorRequired') return problem;
    setEmail(input.email);
    setCredentials(input);
    return undefined;
  };
  const signUp = <Link to={`/auth/registration${query}`}>{t('auth.login.signUp')}</Link>;
  return (
    <AuthPage
      title={t('auth.login.title')}
      intro={t('auth.login.intro')}
      // The button that had the focus is gone after returning from the second step.
      focused={email !== ''}
    >
      {query && <Alert>{t('problems.auth.required')}</Alert>}
      <Form
        unguarded
        schema={loginSchema}
        initialValues={{ email, password: '' }}
        labels={{ email: t('auth.field.email'), password: t('auth.field.password') }}
        refusedTitle={t('problems.auth.invalidCredentials')}
        onSubmit={logIn}
        explain={({ code }, typed) => {
          if (code === 'auth.unknownAccount' || code === 'auth.closed') {
            return (
              <>
                <p>{t(`problems.${code}`)}</p>
                <p className={styles['row']}>{signUp}</p>
              </>
            );
          }
          if (code === 'auth.notVerified') {
            return (
              <>
                <p>{t('problems.auth.notVerified')}</p>
                <ResendLink key={typed.email} email={typed.email} />
              </>
            );
          }
          return code === 'validation.failed' && <p>{t('problems.auth.invalidCredentials')}</p>;
        }}
      >
        <TextField name="email" type="email" autoComplete="username" />
        <TextField name="password" type="password" autoComplete="current-password" />
        <SubmitButton wide>{t('auth.login.submit')}</SubmitButton>
      </Form>
      <div className={styles['ways']}>
        <Link to={`/auth/forgot-password${query}`}>{t('auth.login.forgot')}</Link>
        <span className={styles['row']}>
          {t('auth.login.noAccount')} {signUp}
        </span>
      </div>
    </AuthPage>
  );
};
