import { MountOnOpen } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { orgManagementPermissions, type User } from '@lms/org-management/contract';
import { lazyPart, useFocusHandover } from '@lms/ui';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { userPageApi } from './user-page-api';
import styles from './user-page.module.css';

const SecondFactorDialog = lazyPart({
  load: () => import('./second-factor-dialog').then((module) => module.SecondFactorDialog),
});

/** @param onTurnOff absent for whoever may not */
const OnPart = ({ onTurnOff }: { onTurnOff: (() => void) | undefined }) => {
  const { t } = useTranslation();
  const heading = useId();
  const part = useRef<HTMLElement>(null);
  useFocusHandover(part);
  return (
    <section ref={part} className={styles['part']} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('users.secondFactor.title')}</h2>
        {onTurnOff && (
          <Button
            type="text"
            danger
            aria-label={t('users.secondFactor.turnOff')}
            onClick={onTurnOff}
          >
            {t('users.secondFactor.off')}
          </Button>
        )}
      </header>
      <p className={styles['none']}>{t('users.secondFactor.on')}</p>
    </section>
  );
};

/** Second factor of a user who has one; whoever lost it has it turned off here. */
export const SecondFactorPart = ({ user }: { user: User }) => {
  const { user: reader, can } = useSession();
  const { currentData } = userPageApi.useGetUserSessionsQuery(user.id);
  const [isOpen, setIsOpen] = useState(false);
  const mayTurnOff =
    can(orgManagementPermissions['user.takeSecondFactor']) && reader?.id !== user.id;
  return (
    <>
      {currentData?.hasSecondFactor && (
        <OnPart onTurnOff={mayTurnOff ? () => setIsOpen(true) : undefined} />
      )}
      <MountOnOpen open={isOpen}>
        <SecondFactorDialog user={user} open={isOpen} onClose={() => setIsOpen(false)} />
      </MountOnOpen>
    </>
  );
};
