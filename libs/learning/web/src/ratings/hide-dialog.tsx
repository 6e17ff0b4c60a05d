import { ReasonDialog, usePerson } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { CourseRating } from '@lms/learning/contract';
import { ratingCalls } from './ratings-api';

interface HideDialogProps {
  /** Closed while undefined. */
  rating: CourseRating | undefined;
  onClose: () => void;
}

/** Hides a rating and asks for the reason, which its learner is told. */
export const HideDialog = ({ rating, onClose }: HideDialogProps) => {
  const { t } = useTranslation();
  const [updateStatus] = ratingCalls.useUpdateStatus();
  const name = usePerson().nameOf(rating?.learnerName ?? '', '');
  const ids = rating ? [rating.id] : [];
  return (
    <ReasonDialog
      open={rating !== undefined}
      title={t('ratings.hide.title', { name })}
      label={t('ratings.hide.reason')}
      action={t('ratings.hide.open')}
      send={(reason) => updateStatus({ ids, status: 'HIDDEN', reason })}
      done={t('ratings.hide.done', { name })}
      onClose={onClose}
    >
      <p>{t('ratings.hide.text', { name })}</p>
      {rating?.review && <blockquote>{rating.review}</blockquote>}
    </ReasonDialog>
  );
};
