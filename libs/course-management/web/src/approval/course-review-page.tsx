import {
  ApproveDialog,
  Decision,
  MountOnOpen,
  Notice,
  ProblemNotice,
  ReasonDialog,
  RecordProblem,
  useHeldItem,
  useRefusal,
} from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import {
  courseManagementPermissions,
  courseResource,
  type CourseReview,
} from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { lazyPart, Loading, PageHead, RichText, Skeleton } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { CourseChecklist } from '../builder/checklist';
import { draftApi } from '../builder/draft-api';
import { pendingChangesPath, pendingPath } from '../courses/course-paths';
import { stageOf } from '../courses/use-course-action';
import { CourseStatusTags } from '../courses/use-course-view';
import styles from './approval.module.css';
import { CurriculumReview } from './curriculum-review';
import { DraftFacts } from './draft-facts';

const GlossaryReview = lazyPart({
  load: () => import('./glossary-review').then((module) => module.GlossaryReview),
});

/** Review of one course, with approval and rejection. */
const Review = ({ review }: { review: CourseReview }) => {
  const { t, formats } = useTranslation();
  const { can } = useSession();
  const navigate = useNavigate();
  const [rejectCourse] = draftApi.useRejectCourseMutation();
  const [isRejecting, setIsRejecting] = useState(false);
  const [isApproving, setIsApproving] = useState(false);
  const { isHeld, bar } = useHeldItem(courseResource.path, review.course.id);
  const { problem, changedBy, refuse, settle } = useRefusal();
  const { course, published, draft, checklist, glossary } = review;
  const hasTerms = glossary.draft.length + (glossary.published?.length ?? 0) > 0;
  const isPending = stageOf(course) === 'PENDING';
  const isReady = checklist.length === 0;
  const list = published ? pendingChangesPath : pendingPath;
  const decided = !isPending && (
    <>
      <p>{t('courses.review.notPending')}</p>
      {stageOf(course) === 'REJECTED' && course.rejectionReason && (
        <p>{t('courses.review.reasonWas', { reason: course.rejectionReason })}</p>
      )}
    </>
  );
  return (
    <>
      <PageHead title={draft.title} />
      <div className={styles['head']}>
        <h1 lang={draft.language}>{draft.title}</h1>
        <p>
          <CourseStatusTags course={course} /> · {course.organization.name}
          {course.submittedAt &&
            ` · ${t('courses.review.submittedAt', { at: formats.dateTime(course.submittedAt) })}`}
        </p>
        <p>{t(published ? 'courses.review.ofRevision' : 'courses.review.ofFirst')}</p>
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
            {problem && <ProblemNotice problem={problem} />}
            {!isReady && <p id="review-not-ready">{t('courses.review.notReady')}</p>}
            <p>{t(published ? 'courses.review.followsRevision' : 'courses.review.followsFirst')}</p>
            <p>{t('courses.review.mails')}</p>
          </>
        }
        actions={
          isPending &&
          !isHeld &&
          can(courseManagementPermissions['course.approve']) && (
            <>
              <Button
                data-key="a"
                type="primary"
                aria-disabled={!isReady || undefined}
                aria-describedby={isReady ? undefined : 'review-not-ready'}
                onClick={() => isReady && setIsApproving(true)}
              >
                {t('courses.review.approve')}
              </Button>
              <Button data-key="r" danger onClick={() => setIsRejecting(true)}>
                {t('courses.review.reject')}
              </Button>
            </>
          )
        }
      >
        <section className={styles['part']} aria-labelledby="review-checklist">
          <h2 id="review-checklist">{t('courses.review.checklist')}</h2>
          {isReady ? (
            <Notice tone="good" silent>
              {t('courses.review.checklistDone')}
            </Notice>
          ) : (
            <CourseChecklist items={checklist} draft={draft} />
          )}
        </section>
        <section className={styles['part']} aria-labelledby="review-details">
          <h2 id="review-details">{t('courses.step.details')}</h2>
          <DraftFacts draft={draft} published={published} />
          {draft.description && (
            <details>
              <summary>{t('courses.review.descriptionShown')}</summary>
              <RichText html={draft.description} lang={draft.language} />
            </details>
          )}
        </section>
        <section className={styles['part']} aria-labelledby="review-curriculum">
          <h2 id="review-curriculum">{t('courses.step.curriculum')}</h2>
          <CurriculumReview
            before={published?.sections}
            after={draft.sections}
            language={draft.language}
          />
        </section>
        {hasTerms && (
          <section className={styles['part']} aria-labelledby="review-glossary">
            <h2 id="review-glossary">{t('courses.glossary.title')}</h2>
            <GlossaryReview before={glossary.published} after={glossary.draft} />
          </section>
        )}
      </Decision>
      <MountOnOpen open={isApproving}>
        <ApproveDialog
          resource={courseResource}
          items={isApproving ? [{ id: course.id, name: draft.title }] : undefined}
          version={course.version}
          text={t(published ? 'courses.review.followsRevision' : 'courses.review.followsFirst')}
          onHeld={() => void navigate(list)}
          onProblem={refuse}
          onClose={() => setIsApproving(false)}
        />
      </MountOnOpen>
      <ReasonDialog
        open={isRejecting}
        title={t('courses.review.rejectTitle')}
        label={t('courses.review.reason')}
        hint={t('courses.review.reasonHint')}
        action={t('courses.review.reject')}
        send={(reason) => settle(rejectCourse({ id: course.id, version: course.version, reason }))}
        done={t('courses.toast.rejected', { title: course.title })}
        over={decided}
        onClose={() => setIsRejecting(false)}
        onDone={() => void navigate(list)}
      />
    </>
  );
};

export const Page = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = draftApi.useGetCourseReviewQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) return <Review review={currentData} />;
  if (error && !isFetching) {
    return (
      <RecordProblem
        problem={toCallProblem(error)}
        gone={t('courses.builder.gone')}
        list={t('courses.pending.title')}
        listPath={pendingPath}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading>
      <Skeleton height={3} width="60%" />
      <Skeleton height={24} />
      <Skeleton height={24} />
    </Loading>
  );
};
