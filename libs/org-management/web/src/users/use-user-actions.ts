import { useProblemToast } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User } from '@lms/org-management/contract';
import { toastShown } from '@lms/ui';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { usersApi } from './users-api';

/** Actions on a user besides editing; one at a time. */
export const useUserActions = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const tellProblem = useProblemToast();
  const [resendLink] = usersApi.useResendLinkMutation();
  const [sendPasswordLink] = usersApi.useSendPasswordLinkMutation();
  const [updateStatus] = usersApi.useUpdateUserStatusMutation();
  const running = useRef(false);

  const run = async <Data>(
    call: () => PromiseLike<{ data?: Data; error?: unknown }>,
    message?: string,
  ): Promise<Data | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    const { data, error } = await call();
    running.current = false;
    if (error) {
      tellProblem(error);
      return undefined;
    }
    if (message) dispatch(toastShown({ type: 'success', message }));
    return data;
  };

  return {
    resend: ({ id, name }: User) => run(() => resendLink(id), t('users.toast.resent', { name })),
    passwordLink: ({ id, name }: User) =>
      run(() => sendPasswordLink(id), t('users.toast.resent', { name })),
    activate: ({ id, name }: User) =>
      run(
        () => updateStatus({ ids: [id], status: 'ACTIVE' }),
        t('users.toast.statusChanged', { name, status: t('users.status.ACTIVE') }),
      ),
  };
};
