import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  type CourseRating,
  type CourseRatingInput,
  courseRatingResource,
} from '@lms/learning/contract';
import { Alert, Button, Form, ProblemAlert, SubmitButton, TextAreaField } from '@lms/ui';
import { useState } from 'react';
import { ratingsApi } from './ratings-api';
import styles from './ratings.module.css';
import { StarsField } from './stars-field';
import { useSaveRating } from './use-save-rating';

interface RatingFormProps {
  courseId: string;
  /** Own rating; undefined until there is one. */
  rating: CourseRating | undefined;
  /** Rating given anew, which may not be known yet. */
  restored: CourseRating | undefined;
  onDeleted: (rating: CourseRating) => void;
}

/** Form of the own rating of a course: gives, changes and deletes it. */
export const RatingForm = ({ courseId, rating, restored, onDeleted }: RatingFormProps) => {
  const { t } = useTranslation();
  const saveRating = useSaveRating();
  const [remove, removal] = ratingsApi.useDeleteCourseRatingsMutation();
  const [isSaved, setIsSaved] = useState(false);
  const [isChanged, setIsChanged] = useState(false);

  const { stars, review = '' } = rating ?? restored ?? {};

  const save = async (input: CourseRatingInput) => {
    setIsSaved(false);
    const error = await saveRating(input, rating);
    if (error) return toCallProblem(error);
    setIsSaved(true);
    return undefined;
  };
  const removeOwn = async (own: CourseRating) => {
    const { error } = await remove([own.id]);
    // Not found: the answer to an earlier press was lost.
    if (!error || toCallProblem(error).code === 'entity.notFound') onDeleted(own);
  };

  return (
    <div className={styles['rating']}>
      {rating?.hiddenReason && (
        <Alert tone="warn" silent>
          {t('ratings.own.hidden', { reason: rating.hiddenReason })}
        </Alert>
      )}
      <Form<CourseRatingInput>
        schema={courseRatingResource.inputSchema}
        initialValues={{ courseId, stars, review } as CourseRatingInput}
        labels={{ stars: t('ratings.own.stars'), review: t('ratings.own.review') }}
        onSubmit={save}
        onUnsaved={setIsChanged}
      >
        <StarsField />
        <TextAreaField name="review" hint={t('ratings.own.hint')} />
        <div className={styles['actions']}>
          <SubmitButton>{t('ratings.own.save')}</SubmitButton>
          {rating?.status === 'VISIBLE' && (
            <Button
              look="secondary"
              busy={removal.isLoading}
              onClick={() => void removeOwn(rating)}
            >
              {t('ratings.own.delete')}
            </Button>
          )}
        </div>
      </Form>
      {removal.error && <ProblemAlert problem={toCallProblem(removal.error)} />}
      <p role="status">{isSaved && !isChanged && t('ratings.own.saved')}</p>
    </div>
  );
};
