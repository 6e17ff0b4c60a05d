import type { OwnerProof } from '@lms/auth/contract';
import { sharedPermissions } from '@lms/contract';
import { type CallProblem, loggedOut, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, ButtonLink, Dialog, ProblemAlert, saveFile, toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '../session';
import { FellowsSection } from './fellows-section';
import { OwnerForm } from './owner-form';
import { profileApi } from './profile-api';
import styles from './profile.module.css';
import { QuestionMailsSection } from './question-mails-section';
import { WithProfile } from './with-profile';

const ExportMyData = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [exportMyData, { isLoading }] = profileApi.useExportMyDataMutation();
  const [problem, setProblem] = useState<CallProblem>();
  const download = async () => {
    const { data, error } = await exportMyData();
    setProblem(error && toCallProblem(error));
    if (data === undefined) return;
    saveFile('my-data.json', data, 'application/json');
    dispatch(toastShown({ type: 'success', message: t('profile.export.done') }));
  };
  return (
    <>
      <p>{t('profile.export.text')}</p>
      {problem && <ProblemAlert problem={problem} />}
      <div>
        <Button look="secondary" busy={isLoading} onClick={() => void download()}>
          {t('profile.export.action')}
        </Button>
      </div>
    </>
  );
};

const CloseAccount = ({ hasSecondFactor }: { hasSecondFactor: boolean }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [closeAccount] = profileApi.useCloseAccountMutation();
  const [isOpen, setIsOpen] = useState(false);
  const dismiss = () => setIsOpen(false);
  const close = async (proof: OwnerProof) => {
    const { error } = await closeAccount(proof);
    if (error) return toCallProblem(error);
    dispatch(loggedOut());
    location.assign('/');
    return undefined;
  };
  return (
    <>
      <p>{t('profile.close.text')}</p>
      <div>
        <Button look="danger" onClick={() => setIsOpen(true)}>
          {t('profile.close.action')}
        </Button>
      </div>
      <Dialog open={isOpen} title={t('profile.close.title')} onClose={dismiss}>
        <ul className={styles['list']}>
          <li>{t('profile.close.signedOut')}</li>
          <li>{t('profile.close.personal')}</li>
          <li>{t('profile.close.certificates')}</li>
          <li>{t('profile.close.final')}</li>
        </ul>
        {isOpen && (
          <OwnerForm
            hasSecondFactor={hasSecondFactor}
            action={t('profile.close.confirm')}
            danger
            onSubmit={close}
            onCancel={dismiss}
          />
        )}
      </Dialog>
    </>
  );
};

export const DataTab = () => {
  const { t } = useTranslation();
  const { can, user } = useSession();
  return (
    <>
      {can(sharedPermissions['fellowLearner.read']) && (
        <section className={styles['section']}>
          <h2>{t('profile.fellows.title')}</h2>
          <WithProfile>
            {({ shownToFellows }) => <FellowsSection shown={shownToFellows} />}
          </WithProfile>
        </section>
      )}
      {can(sharedPermissions['learning.study']) && (
        <section className={styles['section']}>
          <h2>{t('profile.public.title')}</h2>
          <p>{t('profile.public.text')}</p>
          <div>
            <ButtonLink look="secondary" to="/my-certificates">
              {t('profile.public.action')}
            </ButtonLink>
          </div>
        </section>
      )}
      {user && !user.roles.every((role) => role === 'ROLE_ORG_USER') && (
        <section className={styles['section']}>
          <h2>{t('profile.questionMails.title')}</h2>
          <WithProfile>
            {({ questionMails }) => <QuestionMailsSection wanted={questionMails} />}
          </WithProfile>
        </section>
      )}
      <section className={styles['section']}>
        <h2>{t('profile.export.title')}</h2>
        <ExportMyData />
      </section>
      <section className={styles['section']}>
        <h2>{t('profile.close.title')}</h2>
        <WithProfile>
          {({ hasSecondFactor }) => <CloseAccount hasSecondFactor={hasSecondFactor} />}
        </WithProfile>
      </section>
    </>
  );
};
