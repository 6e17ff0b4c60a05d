import { type EntityAction, FactList, RecordActions, usePerson } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { CourseRating } from '@lms/learning/contract';
import { Dialog } from '@lms/ui';

interface RatingDialogProps {
  /** Closed while undefined. */
  rating: CourseRating | undefined;
  actionsOf?: (rating: CourseRating) => EntityAction[];
  onClose: () => void;
}

const Facts = ({ rating }: { rating: CourseRating }) => {
  const { t, formats } = useTranslation();
  const { nameOf } = usePerson();
  const { learnerName, stars, review, createdAt, status, hiddenReason } = rating;
  const facts: [string, string | null][] = [
    [t('ratings.field.learnerName'), nameOf(learnerName, '')],
    [t('ratings.field.stars'), t('ratings.count', { count: stars })],
    [t('ratings.field.review'), review || null],
    [t('ratings.field.createdAt'), formats.dateTime(createdAt)],
    [t('ratings.field.status'), t(`ratings.status.${status}`)],
    [t('ratings.field.hiddenReason'), hiddenReason],
  ];
  return <FactList facts={facts} />;
};

/** Details of one rating. */
export const RatingDialog = ({ rating, actionsOf, onClose }: RatingDialogProps) => (
  <Dialog
    open={rating !== undefined}
    title={rating?.courseTitle ?? ''}
    onClose={onClose}
    actions={rating && <RecordActions actions={actionsOf?.(rating) ?? []} onClose={onClose} />}
  >
    {rating && <Facts rating={rating} />}
  </Dialog>
);
