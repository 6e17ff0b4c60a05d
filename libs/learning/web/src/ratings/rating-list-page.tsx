import { CourseTabs, EntityTable, MountOnOpen, usePerson } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import {
  type CourseRating,
  courseRatingResource,
  learningPermissions,
} from '@lms/learning/contract';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead, toastShown, useProblemText } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ratingCalls } from './ratings-api';
import { useRatingView } from './use-rating-view';

const HideDialog = lazyPart({
  load: () => import('./hide-dialog').then((module) => module.HideDialog),
});
const RatingDialog = lazyPart({
  load: () => import('./rating-dialog').then((module) => module.RatingDialog),
});

/** Ratings of the organization's courses, or of all. */
export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const { nameOf } = usePerson();
  const table = useTableState(courseRatingResource);
  const { entityId } = table.state;
  // The rows of the list are complete, so the dialog loads nothing.
  const { data } = ratingCalls.useFind(table.query, { skip: entityId === undefined });
  const shown = data?.items.find(({ id }) => id === entityId);
  const [updateStatus] = ratingCalls.useUpdateStatus();
  const [hidden, setHidden] = useState<CourseRating>();
  const show = async ({ id, learnerName }: CourseRating) => {
    const name = nameOf(learnerName, '');
    const { problem } = await updateStatus({ ids: [id], status: 'VISIBLE' });
    dispatch(
      problem
        ? toastShown({ type: 'error', message: problemText(problem) })
        : toastShown({ type: 'success', message: t('ratings.show.done', { name }) }),
    );
  };
  const actions = { onHide: setHidden, onShow: (rating: CourseRating) => void show(rating) };
  const mayHide = can(learningPermissions['courseRating.hide']);
  const view = useRatingView(mayHide ? actions : undefined);
  return (
    <>
      <PageHead title={t('ratings.title')} />
      <h1>{t('ratings.title')}</h1>
      <p>{t('ratings.about')}</p>
      <CourseTabs current="ratings" />
      <EntityTable resource={courseRatingResource} table={table} calls={ratingCalls} view={view} />
      <MountOnOpen open={shown !== undefined}>
        <RatingDialog rating={shown} actionsOf={view.actionsOf} onClose={() => table.open()} />
      </MountOnOpen>
      <MountOnOpen open={hidden !== undefined}>
        <HideDialog rating={hidden} onClose={() => setHidden(undefined)} />
      </MountOnOpen>
    </>
  );
};
