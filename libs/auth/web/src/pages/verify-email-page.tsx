import { forgotPasswordSchema } from '@lms/auth/contract';
import { loggedOut, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  Alert,
  Button,
  ButtonLink,
  focusHeading,
  Form,
  ProblemAlert,
  SubmitButton,
  TextField,
} from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { authApi } from '../auth-api';
import { useReturnUrl } from '../return-url';
import { useSession } from '../session';
import { AuthPage } from './auth-page';

const AskForLink = () => {
  const { t } = useTranslation();
  const [resend] = authApi.useResendVerificationMutation();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) return <Alert tone="good">{t('auth.resend.done', { email: sentTo })}</Alert>;
  return (
    <>
      <p>{t('auth.verify.again')}</p>
      <Form
        unguarded
        schema={forgotPasswordSchema}
        initialValues={{ email: '' }}
        labels={{ email: t('auth.field.email') }}
        onSubmit={async ({ email }) => {
          const { error } = await resend(email);
          if (error) return toCallProblem(error);
          // The form with the focus is removed.
          focusHeading();
          setSentTo(email);
          return undefined;
        }}
      >
        <TextField name="email" type="email" autoComplete="email" />
        <SubmitButton wide>{t('auth.resend.action')}</SubmitButton>
      </Form>
    </>
  );
};

/** Page of the mailed link. It verifies only on a click, because mail scanners open links, too. */
export const Page = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [verify, { data, error, isLoading }] = authApi.useVerifyEmailMutation();
  const { user } = useSession();
  const { destinationOf } = useReturnUrl();
  const dispatch = useDispatch();
  const confirm = async (value: string) => {
    const { data: verified } = await verify(value);
    // A changed address has ended all sessions, so the user must log in again.
    if (verified?.outcome === 'CHANGED' && user) dispatch(loggedOut());
  };
  if (data) {
    const isKnown = data.outcome === 'ALREADY';
    return (
      <AuthPage title={t(isKnown ? 'auth.verify.already.title' : 'auth.verify.done.title')} focused>
        <Alert tone="good">
          {t(isKnown ? 'auth.verify.already.text' : 'auth.verify.done.text')}
        </Alert>
        <div>
          {user ? (
            <ButtonLink to={destinationOf(user)}>{t('auth.verify.already.goOn')}</ButtonLink>
          ) : (
            <ButtonLink to="/auth/login">{t('auth.login.submit')}</ButtonLink>
          )}
        </div>
      </AuthPage>
    );
  }
  const problem = error ? toCallProblem(error) : undefined;
  const isInvalid =
    !token || (problem && ['auth.linkInvalid', 'validation.failed'].includes(problem.code));
  if (isInvalid) {
    return (
      <AuthPage title={t('auth.verify.title')}>
        <ProblemAlert problem={{ code: 'auth.linkInvalid', errors: [] }} />
        <AskForLink />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('auth.verify.title')} intro={t('auth.verify.intro')}>
      {problem && <ProblemAlert problem={problem} />}
      <div>
        <Button busy={isLoading} onClick={() => void confirm(token)}>
          {t('auth.verify.submit')}
        </Button>
      </div>
    </AuthPage>
  );
};
