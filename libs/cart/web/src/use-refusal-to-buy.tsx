import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Alert } from '@lms/ui';
import type { ReactNode } from 'react';

/** Returns what those are told who are signed in and buy nothing. */
export const useRefusalToBuy = (): ReactNode => {
  const { t } = useTranslation();
  const { user, can } = useSession();
  if (!user || can(sharedPermissions['order.buy'])) return undefined;
  return <Alert silent>{t('cart.cannotBuy')}</Alert>;
};
