import {
  authPermissions,
  changeEmailSchema,
  changePasswordFormSchema,
  requiredCode,
} from '@lms/auth/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Alert, focusHeading, Form, SubmitButton, TextField, toastShown } from '@lms/ui';
import { type ReactNode, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '../session';
import { profileApi } from './profile-api';
import styles from './profile.module.css';
import { SecondFactor } from './second-factor';
import { WithProfile } from './with-profile';

/** Props of a form that also asks for a code if the account has a second factor. */
interface OwnerFormProps {
  hasSecondFactor: boolean;
}
const passwordAndCode = changePasswordFormSchema.omit(['code']).shape({ code: requiredCode });
const emailAndCode = changeEmailSchema.shape({ code: requiredCode });

/** Section with a name, because several of them have the same fields. */
const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};

const CodeField = () => {
  const { t } = useTranslation();
  return <TextField name="code" autoComplete="one-time-code" hint={t('auth.secondFactor.hint')} />;
};

const PasswordForm = ({ hasSecondFactor }: OwnerFormProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [changePassword] = profileApi.useChangePasswordMutation();
  // A new key resets the form after success.
  const [round, setRound] = useState(0);
  return (
    <Form
      unguarded
      key={round}
      schema={hasSecondFactor ? passwordAndCode : changePasswordFormSchema}
      initialValues={{ currentPassword: '', password: '', repeatedPassword: '', code: '' }}
      labels={{
        currentPassword: t('profile.password.current'),
        password: t('auth.field.newPassword'),
        repeatedPassword: t('profile.password.repeat'),
        code: t('auth.field.code'),
      }}
      onSubmit={async ({ currentPassword, password, code }) => {
        const { error } = await changePassword({ currentPassword, password, code });
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
      {hasSecondFactor && <CodeField />}
      <div>
        <SubmitButton>{t('profile.password.submit')}</SubmitButton>
      </div>
    </Form>
  );
};

const EmailForm = ({ hasSecondFactor }: OwnerFormProps) => {
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
        schema={hasSecondFactor ? emailAndCode : changeEmailSchema}
        initialValues={{ email: '', password: '', code: '' }}
        labels={{
          email: t('profile.email.new'),
          // As wherever a password proves who it is: the form above has one called current.
          password: t('auth.field.password'),
          code: t('auth.field.code'),
        }}
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
        {hasSecondFactor && <CodeField />}
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
    <WithProfile>
      {(profile) => (
        <>
          <Section title={t('profile.password.title')}>
            <PasswordForm {...profile} />
          </Section>
          <Section title={t('profile.email.title')}>
            <EmailForm {...profile} />
          </Section>
          {(can(authPermissions['secondFactor.use']) || profile.hasSecondFactor) && (
            <Section title={t('profile.secondFactor.title')}>
              <SecondFactor profile={profile} />
            </Section>
          )}
        </>
      )}
    </WithProfile>
  );
};
