import {
  ApproveDialog,
  Decision,
  EmptyList,
  MountOnOpen,
  Notice,
  ProblemNotice,
  ReasonDialog,
  RecordProblem,
  StatusTag,
  useHeldItem,
  useRefusal,
} from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { organizationResource, type OrganizationReview } from '@lms/org-management/contract';
import { lazyPart, Loading, PageHead, Skeleton } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DocumentLine } from './document-line';
import { OrganizationFacts } from './organization-facts';
import { pendingPath } from './organization-paths';
import { organizationsApi } from './organizations-api';
import styles from './organizations.module.css';

const OrganizationForm = lazyPart({
  load: () => import('./organization-form').then((module) => module.OrganizationForm),
});

/** Review of one organization, with approval and rejection. */
const Review = ({ review }: { review: OrganizationReview }) => {
  const { t, formats } = useTranslation();
  const navigate = useNavigate();
  const [updateStatus] = organizationsApi.useUpdateOrganizationStatusMutation();
  const [isRejecting, setIsRejecting] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const { problem, changedBy, refuse, settle } = useRefusal();
  const [isApproving, setIsApproving] = useState(false);
  const { organization, documents, contactHasAccount } = review;
  const { id, name, status, createdAt, rejectionReason } = organization;
  const statusText = t(`organizations.status.${status}`);
  const isPending = status === 'PENDING';
  const { isHeld, bar } = useHeldItem(organizationResource.path, id);
  const decided = !isPending && (
    <>
      <p>{t('organizations.desk.decided', { status: statusText })}</p>
      {rejectionReason && <p>{t('organizations.desk.reasonWas', { reason: rejectionReason })}</p>}
    </>
  );
  return (
    <>
      <PageHead title={name} />
      <div className={styles['head']}>
        <h1>{name}</h1>
        <p>
          <StatusTag status={status} text={statusText} />
          {' · '}
          {t('organizations.desk.registeredAt', { at: formats.dateTime(createdAt) })}
        </p>
      </div>
      {decided && (
        <Notice tone="warn">
          {decided}
          {changedBy && <p>{changedBy}</p>}
        </Notice>
      )}
      {bar}
      <Decision
        notes={
          <>
            {contactHasAccount && (
              <Notice tone="warn">{t('organizations.desk.contactHasAccount')}</Notice>
            )}
            {problem && <ProblemNotice problem={problem} />}
            <p>{t('organizations.desk.follows')}</p>
            <p>{t('organizations.desk.mails')}</p>
          </>
        }
        actions={
          isPending &&
          !isHeld && (
            <>
              <Button data-key="a" type="primary" onClick={() => setIsApproving(true)}>
                {t('organizations.desk.approve')}
              </Button>
              <Button data-key="r" danger onClick={() => setIsRejecting(true)}>
                {t('organizations.desk.reject')}
              </Button>
            </>
          )
        }
      >
        <section className={styles['section']} aria-labelledby="desk-about">
          <h2 id="desk-about">{t('organizations.desk.about')}</h2>
          <OrganizationFacts organization={organization} />
          {isPending && (
            <div>
              <Button data-key="e" onClick={() => setIsChanging(true)}>
                {t('organizations.desk.change')}
              </Button>
            </div>
          )}
        </section>
        <section className={styles['section']} aria-labelledby="desk-documents">
          <h2 id="desk-documents">{t('organizations.desk.documents')}</h2>
          {documents.length === 0 ? (
            <EmptyList text={t('organizations.desk.noDocuments')} />
          ) : (
            <ul className={styles['papers']}>
              {documents.map((document) => (
                <DocumentLine key={document.id} organizationId={id} document={document} />
              ))}
            </ul>
          )}
        </section>
      </Decision>
      <MountOnOpen open={isApproving}>
        <ApproveDialog
          resource={organizationResource}
          items={isApproving ? [{ id, name }] : undefined}
          text={t('organizations.desk.follows')}
          onHeld={() => void navigate(pendingPath)}
          onProblem={refuse}
          onClose={() => setIsApproving(false)}
        />
      </MountOnOpen>
      <ReasonDialog
        open={isRejecting}
        title={t('organizations.desk.rejectTitle')}
        label={t('organizations.desk.reason')}
        hint={t('organizations.desk.reasonHint')}
        action={t('organizations.desk.reject')}
        send={(reason) => settle(updateStatus({ ids: [id], status: 'REJECTED', reason }))}
        done={t('organizations.desk.rejected', { name })}
        over={decided}
        onClose={() => setIsRejecting(false)}
        onDone={() => void navigate(pendingPath)}
      />
      <MountOnOpen open={isChanging}>
        <OrganizationForm
          entityId={isChanging ? id : undefined}
          onClose={() => setIsChanging(false)}
        />
      </MountOnOpen>
    </>
  );
};

export const Page = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } =
    organizationsApi.useGetOrganizationReviewQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <Review review={currentData} />;
  if (error && !isFetching) {
    return (
      <RecordProblem
        problem={toCallProblem(error)}
        gone={t('organizations.desk.gone')}
        list={t('admin.menu.pendingOrganizations')}
        listPath={pendingPath}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading>
      <Skeleton height={3} width="60%" />
      <Skeleton height={24} />
      <Skeleton height={12} />
    </Loading>
  );
};
