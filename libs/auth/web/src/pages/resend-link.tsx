import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, useProblemText } from '@lms/ui';
import { useState } from 'react';
import { authApi } from '../auth-api';
import { useReturnUrl } from '../return-url';

/** Button that mails the verification link again and reports the result in place. */
export const ResendLink = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [resend, { isLoading }] = authApi.useResendVerificationMutation();
  const { returnUrl } = useReturnUrl();
  const [outcome, setOutcome] = useState<'sent' | CallProblem>();
  const send = async () => {
    const { error } = await resend({ email, returnUrl });
    setOutcome(error ? toCallProblem(error) : 'sent');
  };
  return (
    <>
      <div>
        <Button look="secondary" busy={isLoading} onClick={() => void send()}>
          {t('auth.resend.action')}
        </Button>
      </div>
      <p role="status">
        {outcome === 'sent' ? t('auth.resend.done', { email }) : outcome && problemText(outcome)}
      </p>
    </>
  );
};
