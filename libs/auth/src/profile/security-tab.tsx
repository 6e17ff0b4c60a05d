import { changeEmailSchema, changePasswordFormSchema } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Alert, focusHeading, Form, SubmitButton, TextField, toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '../session';
import { profileApi } from './profile-api';
import styles from './profile.module.css';
import { SecondFactor } from './second-factor';
import { WithProfile } from './with-profile';

const PasswordForm = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [changePassword] = profileApi.useChangePasswordMutation();
  // A form that did its work starts anew, empty.
  const [round, setRound] = useState(0);
  return (
    <Form
      key={round}
      schema={changePasswordFormSchema}
      initialValues={{ currentPassword: '', password: '', repeatedPassword: '' }}
      labels={{
        currentPassword: t('profile.password.current'),
        password: t('auth.field.newPassword'),
        repeatedPassword: t('profile.password.repeat'),
      }}
      onSubmit={async ({ currentPassword, password }) => {
        const { error } = await changePassword({ currentPassword, password });
        if (error) return toCallProblem(error);
        dispatch(toastShown({ type: 'success', message: t('profile.password.done') }));
        focusHeading();
        setRound(round + 1);
        return undefined;
      }}
    >
      <TextField name="currentPassword" type="password" autoComplete="current-password" />
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        hint={t('auth.passwordRules')}
      />
      <TextField name="repeatedPassword" type="password" autoComplete="new-password" />
      <div>
        <SubmitButton>{t('profile.password.submit')}</SubmitButton>
      </div>
    </Form>
  );
};

const EmailForm = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const [changeEmail] = profileApi.useChangeEmailMutation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <p>{t('profile.email.current', { email: user?.email ?? '' })}</p>
      {sentTo && <Alert tone="good">{t('profile.email.done', { email: sentTo })}</Alert>}
      <Form
        key={sentTo}
        schema={changeEmailSchema}
        initialValues={{ email: '', password: '' }}
        labels={{ email: t('profile.email.new'), password: t('profile.password.current') }}
        onSubmit={async (input) => {
          const { error } = await changeEmail(input);
          if (error) return toCallProblem(error);
          focusHeading();
          setSentTo(input.email);
          return undefined;
        }}
      >
        <TextField name="email" type="email" autoComplete="email" />
        <TextField name="password" type="password" autoComplete="current-password" />
        <div>
          <SubmitButton>{t('profile.email.submit')}</SubmitButton>
        </div>
      </Form>
    </>
  );
};

export const SecurityTab = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  return (
    <>
      <section className={styles['section']}>
        <h2>{t('profile.password.title')}</h2>
        <PasswordForm />
      </section>
      <section className={styles['section']}>
        <h2>{t('profile.email.title')}</h2>
        <EmailForm />
      </section>
      {can('secondFactor.use') && (
        <section className={styles['section']}>
          <h2>{t('profile.secondFactor.title')}</h2>
          <WithProfile>{(profile) => <SecondFactor profile={profile} />}</WithProfile>
        </section>
      )}
    </>
  );
};
