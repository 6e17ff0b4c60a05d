import { secondFactorSchema, type SecondFactorSecret } from '@lms/auth/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, Form, SubmitButton, TextField } from '@lms/ui';
import { useEffect, useRef, useState } from 'react';
import { profileApi } from './profile-api';
import styles from './profile.module.css';

/** QR code, drawn once its library is loaded; the same secret is given as text. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(true);
  useEffect(() => {
    const draw = async () => {
      const { toCanvas } = await import('qrcode');
      if (canvas.current) await toCanvas(canvas.current, text, { width: 208, margin: 2 });
    };
    draw().catch(() => setIsDrawn(false));
  }, [text]);
  if (!isDrawn) return null;
  return (
    <div role="img" aria-label={label}>
      <canvas ref={canvas} width={208} height={208} />
    </div>
  );
};

interface ConfirmSecondFactorProps {
  secret: SecondFactorSecret;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for the authenticator app and asks for its first code as proof. */
export const ConfirmSecondFactor = ({
  secret: { secret, uri },
  onConfirmed,
  onCancel,
}: ConfirmSecondFactorProps) => {
  const { t } = useTranslation();
  const [confirm] = profileApi.useConfirmSecondFactorMutation();
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  return (
    <>
      <p ref={intro} tabIndex={-1}>
        {t('profile.secondFactor.scan')}
      </p>
      <QrCode text={uri} label={t('profile.secondFactor.qr')} />
      <p>{t('profile.secondFactor.secret')}</p>
      <p>
        <code className={styles['code']} lang="en" translate="no">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <Form
        unguarded
        schema={secondFactorSchema}
        initialValues={{ code: '' }}
        labels={{ code: t('auth.field.code') }}
        onSubmit={async ({ code }) => {
          const { data, error } = await confirm({ code: code.replaceAll(/\s/g, '') });
          if (!data) return toCallProblem(error);
          onConfirmed(data.recoveryCodes);
          return undefined;
        }}
      >
        <TextField name="code" inputMode="numeric" autoComplete="one-time-code" />
        <div className={styles['actions']}>
          <SubmitButton>{t('profile.secondFactor.confirm')}</SubmitButton>
          <Button look="secondary" onClick={onCancel}>
            {t('common.action.cancel')}
          </Button>
        </div>
      </Form>
    </>
  );
};
