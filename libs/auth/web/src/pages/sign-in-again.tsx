import { type LoginInput, loginSchema, secondFactorSchema } from '@lms/auth/contract';
import { type CallProblem, toCallProblem, tokensReceived } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, Dialog, Form, SubmitButton, TextField } from '@lms/ui';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { authApi } from '../auth-api';
import { loadCurrentUser, useSession } from '../session';
import { selectCurrentUser } from '../user-slice';

type SessionStore = Parameters<typeof loadCurrentUser>;
type UserState = Parameters<typeof selectCurrentUser>[0];

/**
 * Returns the login over a screen that stays: the cache is kept, as what was typed stands on it.
 * Somebody else begins on a new page.
 */
const useLoginAgain = () => {
  const store = useStore<ReturnType<SessionStore[1]> & UserState>();
  const dispatch = store.dispatch as SessionStore[0];
  const { getState } = store;
  return async (input: LoginInput): Promise<CallProblem | undefined> => {
    const before = selectCurrentUser(getState());
    const { data, error } = await dispatch(
      authApi.endpoints.authenticate.initiate(input, { track: false }),
    );
    if (!data) return toCallProblem(error);
    dispatch(tokensReceived(data));
    const problem = await loadCurrentUser(dispatch, getState);
    if (before?.id !== selectCurrentUser(getState())?.id) location.assign('/');
    return problem;
  };
};

/** Login over the screen on which the session ended: what was typed there is kept. */
export const SignInAgain = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const login = useLoginAgain();
  const [password, setPassword] = useState<string>();
  const [closings, setClosings] = useState(0);
  const email = user?.email ?? '';
  return (
    // Escape must not close it: it stands again at once.
    <Dialog
      key={closings}
      open
      title={t('auth.again.title')}
      onClose={() => setClosings(closings + 1)}
    >
      <p>{t('auth.again.text', { email })}</p>
      {password === undefined ? (
        <Form
          unguarded
          schema={loginSchema.pick(['password'])}
          initialValues={{ password: '' }}
          labels={{ password: t('auth.field.password') }}
          refusedTitle={t('problems.auth.invalidCredentials')}
          onSubmit={async (typed) => {
            const problem = await login({ email, password: typed.password });
            if (problem?.code !== 'auth.secondFactorRequired') return problem;
            setPassword(typed.password);
            return undefined;
          }}
          explain={({ code }) =>
            code === 'validation.failed' && <p>{t('problems.auth.invalidCredentials')}</p>
          }
        >
          <TextField name="password" type="password" autoComplete="current-password" />
          <SubmitButton wide>{t('auth.login.submit')}</SubmitButton>
        </Form>
      ) : (
        <Form
          unguarded
          schema={secondFactorSchema}
          initialValues={{ code: '' }}
          labels={{ code: t('auth.field.code') }}
          onSubmit={({ code }) => login({ email, password, code: code.replaceAll(/\s/g, '') })}
        >
          <TextField name="code" autoComplete="one-time-code" hint={t('auth.secondFactor.hint')} />
          <SubmitButton wide>{t('auth.secondFactor.submit')}</SubmitButton>
        </Form>
      )}
      <Button look="plain" onClick={() => location.assign('/auth/login')}>
        {t('auth.again.leave')}
      </Button>
    </Dialog>
  );
};
