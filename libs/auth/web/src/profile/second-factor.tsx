import type { OwnerProof, Profile, SecondFactorSecret } from '@lms/auth/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, toastShown } from '@lms/ui';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmSecondFactor } from './confirm-second-factor';
import { OwnerForm } from './owner-form';
import { profileApi } from './profile-api';
import styles from './profile.module.css';
import { RecoveryCodesList } from './recovery-codes';

type Step =
  | { name: 'idle' }
  | { name: 'start' | 'renew' | 'stop' }
  | { name: 'confirm'; secret: SecondFactorSecret }
  | { name: 'codes'; codes: string[] };

const idle: Step = { name: 'idle' };

/** Enables and disables the second factor, and replaces recovery codes. */
export const SecondFactor = ({ profile }: { profile: Profile }) => {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={styles['steps']}>
      <Steps
        profile={profile}
        // The button that had the focus is removed.
        onStep={() => place.current?.focus()}
      />
    </div>
  );
};

const Steps = ({ profile, onStep }: { profile: Profile; onStep: () => void }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [step, setStep] = useState<Step>(idle);
  const [start] = profileApi.useStartSecondFactorMutation();
  const [renew] = profileApi.useRenewRecoveryCodesMutation();
  const [stop] = profileApi.useStopSecondFactorMutation();
  const { refetch } = profileApi.useGetProfileQuery();
  const { hasSecondFactor, recoveryCodesLeft } = profile;

  const goTo = (next: Step) => {
    onStep();
    setStep(next);
  };
  const showCodes = (codes: string[]) => {
    goTo({ name: 'codes', codes });
    void refetch();
  };
  const actions: Record<
    'start' | 'renew' | 'stop',
    (proof: OwnerProof) => Promise<CallProblem | undefined>
  > = {
    start: async (proof) => {
      const { data, error } = await start(proof);
      if (!data) return toCallProblem(error);
      setStep({ name: 'confirm', secret: data });
      return undefined;
    },
    renew: async (proof) => {
      const { data, error } = await renew(proof);
      if (!data) return toCallProblem(error);
      showCodes(data.recoveryCodes);
      return undefined;
    },
    stop: async (proof) => {
      const { error } = await stop(proof);
      if (error) return toCallProblem(error);
      dispatch(toastShown({ type: 'success', message: t('profile.secondFactor.stopped') }));
      goTo(idle);
      void refetch();
      return undefined;
    },
  };

  if (step.name === 'codes') {
    return <RecoveryCodesList codes={step.codes} onDone={() => goTo(idle)} />;
  }
  if (step.name === 'confirm') {
    return (
      <ConfirmSecondFactor
        secret={step.secret}
        onConfirmed={(codes) => {
          dispatch(toastShown({ type: 'success', message: t('profile.secondFactor.started') }));
          showCodes(codes);
        }}
        onCancel={() => goTo(idle)}
      />
    );
  }
  if (step.name !== 'idle') {
    return (
      <OwnerForm
        key={step.name}
        hasSecondFactor={hasSecondFactor}
        action={t(`profile.secondFactor.${step.name}`)}
        danger={step.name === 'stop'}
        onSubmit={actions[step.name]}
        onCancel={() => goTo(idle)}
      />
    );
  }
  if (!hasSecondFactor) {
    return (
      <>
        <p>{t('profile.secondFactor.off')}</p>
        <div>
          <Button onClick={() => setStep({ name: 'start' })}>
            {t('profile.secondFactor.start')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p>{t('profile.secondFactor.on', { count: recoveryCodesLeft })}</p>
      <div className={styles['actions']}>
        <Button look="secondary" onClick={() => setStep({ name: 'renew' })}>
          {t('profile.secondFactor.renew')}
        </Button>
        <Button look="danger" onClick={() => setStep({ name: 'stop' })}>
          {t('profile.secondFactor.stop')}
        </Button>
      </div>
    </>
  );
};
