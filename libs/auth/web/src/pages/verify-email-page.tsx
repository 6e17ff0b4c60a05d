import { forgotPasswordSchema, type VerifiedEmail } from '@lms/auth/contract';
import { type CallProblem, loggedOut, toCallProblem } from '@lms/entity-api';
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
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { authApi } from '../auth-api';
import { useReturnUrl } from '../return-url';
import { useSession, useStartSession } from '../session';
import { AuthPage } from './auth-page';

const AskForLink = () => {
  const { t } = useTranslation();
  const [resend] = authApi.useResendVerificationMutation();
  const { returnUrl } = useReturnUrl();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) return <Alert tone="good">{t('auth.resend.done', { email: sentTo })}</Alert>;
  return (
    <>
      <p>{t('auth.verify.again')}</p>
      <Form
        unguarded
        schema={forgotPasswordSchema}
        initialValues={{ email: '', returnUrl }}
        labels={{ email: t('auth.field.email') }}
        onSubmit={async ({ email }) => {
          const { error } = await resend({ email, returnUrl });
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

/**
 * Uses the link as soon as the page is shown, once: merely fetching the page, as mail scanners do,
 * does not. The browser that signed up is signed in.
 */
const useVerification = (token: string | null) => {
  const [verify] = authApi.useVerifyEmailMutation();
  const startSession = useStartSession();
  const dispatch = useDispatch();
  const { user } = useSession();
  const used = useRef<string>(undefined);
  const [outcome, setOutcome] = useState<VerifiedEmail['outcome']>();
  const [problem, setProblem] = useState<CallProblem>();

  const start = async (value: string) => {
    setProblem(undefined);
    const { data, error } = await verify(value);
    if (!data) return setProblem(toCallProblem(error));
    // A changed address has ended all sessions, so the user must log in again.
    if (data.outcome === 'CHANGED' && user) dispatch(loggedOut());
    if (data.session) await startSession(data.session);
    return setOutcome(data.outcome);
  };
  useEffect(() => {
    if (!token || used.current === token) return;
    used.current = token;
    void start(token);
  });
  return { outcome, problem, retry: () => token && void start(token) };
};

/** Page of the mailed link. */
export const Page = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token');
  const { outcome, problem, retry } = useVerification(token);
  const { user } = useSession();
  const { query, destinationOf } = useReturnUrl();
  if (outcome === 'CONFIRMED' && user) return <Navigate to={destinationOf(user)} replace />;
  if (outcome) {
    const isKnown = outcome === 'ALREADY';
    return (
      <AuthPage title={t(isKnown ? 'auth.verify.already.title' : 'auth.verify.done.title')} focused>
        <Alert tone="good">
          {t(isKnown ? 'auth.verify.already.text' : 'auth.verify.done.text')}
        </Alert>
        <div>
          {user ? (
            <ButtonLink to={destinationOf(user)}>{t('auth.verify.already.goOn')}</ButtonLink>
          ) : (
            <ButtonLink to={`/auth/login${query}`}>{t('auth.login.submit')}</ButtonLink>
          )}
        </div>
      </AuthPage>
    );
  }
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
    <AuthPage title={t('auth.verify.title')}>
      {problem && <ProblemAlert problem={problem} />}
      <p role="status">{!problem && t('auth.verify.intro')}</p>
      {problem && (
        <div>
          <Button onClick={retry}>{t('common.state.retry')}</Button>
        </div>
      )}
    </AuthPage>
  );
};
