import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { orgManagementPermissions, type User } from '@lms/org-management/contract';
import { lazyPart } from '@lms/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { userPageApi } from './user-page-api';
import styles from './user-page.module.css';

const SecondFactorDialog = lazyPart({
  load: () => import('./second-factor-dialog').then((module) => module.SecondFactorDialog),
});

/** Second factor of a user who has one; whoever lost it has it turned off here. */
export const SecondFactorPart = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { user: reader, can } = useSession();
  const heading = useId();
  const { currentData } = userPageApi.useGetUserSessionsQuery(user.id);
  const [isOpen, setIsOpen] = useState(false);
  const mayTake = can(orgManagementPermissions['user.takeSecondFactor']) && reader?.id !== user.id;
  if (!currentData?.hasSecondFactor) return null;
  return (
    <section className={styles['part']} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('users.secondFactor.title')}</h2>
        {mayTake && (
          <Button type="text" danger onClick={() => setIsOpen(true)}>
            {t('users.secondFactor.turnOff')}
          </Button>
        )}
      </header>
      <p className={styles['none']}>{t('users.secondFactor.on')}</p>
      {isOpen && <SecondFactorDialog user={user} onClose={() => setIsOpen(false)} />}
    </section>
  );
};
