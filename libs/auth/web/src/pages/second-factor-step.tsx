import { type LoginInput, secondFactorSchema } from '@lms/auth/contract';
import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, Form, SubmitButton, TextField } from '@lms/ui';
import { useEffect, useRef } from 'react';
import { AuthPage } from './auth-page';

interface SecondFactorStepProps {
  /** Email and password that the first step verified; kept only in memory. */
  credentials: LoginInput;
  login: (input: LoginInput) => Promise<CallProblem | undefined>;
  onBack: () => void;
}

/** Second step of the login, for accounts with a second factor. */
export const SecondFactorStep = ({ credentials, login, onBack }: SecondFactorStepProps) => {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  return (
    <AuthPage title={t('auth.secondFactor.title')} intro={t('auth.secondFactor.intro')}>
      <div ref={element}>
        <Form
          unguarded
          schema={secondFactorSchema}
          initialValues={{ code: '' }}
          labels={{ code: t('auth.field.code') }}
          onSubmit={({ code }) => login({ ...credentials, code: code.replaceAll(/\s/g, '') })}
        >
          <TextField name="code" autoComplete="one-time-code" hint={t('auth.secondFactor.hint')} />
          <SubmitButton wide>{t('auth.secondFactor.submit')}</SubmitButton>
        </Form>
      </div>
      <div>
        <Button look="plain" onClick={onBack}>
          {t('auth.secondFactor.back')}
        </Button>
      </div>
    </AuthPage>
  );
};
