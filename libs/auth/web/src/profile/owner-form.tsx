import { type OwnerProof, ownerSchema, requiredCode } from '@lms/auth/contract';
import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, Form, SubmitButton, TextField } from '@lms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './profile.module.css';

const withCode = ownerSchema.shape({ code: requiredCode });

interface OwnerFormProps {
  /** Asks for a code as well, because the account has a second factor. */
  hasSecondFactor: boolean;
  action: string;
  /** Says by its colour that the action takes something away. */
  danger?: boolean;
  onSubmit: (proof: OwnerProof) => Promise<CallProblem | undefined>;
  onCancel: () => void;
  children?: ReactNode;
}

/** Form that asks for the password and, if enabled, the second factor's code. */
export const OwnerForm = ({
  hasSecondFactor,
  action,
  danger,
  onSubmit,
  onCancel,
  children,
}: OwnerFormProps) => {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={element}>
      <Form<OwnerProof>
        unguarded
        schema={hasSecondFactor ? withCode : ownerSchema}
        initialValues={{ password: '', code: '' }}
        labels={{ password: t('auth.field.password'), code: t('auth.field.code') }}
        onSubmit={onSubmit}
      >
        {children}
        <TextField name="password" type="password" autoComplete="current-password" />
        {hasSecondFactor && (
          <TextField name="code" autoComplete="one-time-code" hint={t('auth.secondFactor.hint')} />
        )}
        <div className={styles['actions']}>
          <SubmitButton look={danger ? 'danger' : 'primary'}>{action}</SubmitButton>
          <Button look="secondary" onClick={onCancel}>
            {t('common.action.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
};
