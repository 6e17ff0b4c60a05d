import type { QuoteLine } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { Button, ButtonLink } from '@lms/ui';
import { EnrolFree } from '../enrol-free';
import { useCartAdding } from '../use-cart-adding';

export interface GetCourseProps {
  quoted: QuoteLine;
  /** Takes the course from the list because it is in the cart now. */
  onMoved: () => void;
}

/** Button that gets a course that is kept for later: into the cart, or at once where it is free. */
export const GetCourse = ({ quoted, onMoved }: GetCourseProps) => {
  const { t } = useTranslation();
  const { isInCart, add } = useCartAdding();
  const { courseId, isPartnerCourse, problem, price } = quoted;
  const course = {
    ...quoted,
    id: courseId,
    programme: isPartnerCourse ? ('PARTNER' as const) : ('SKILLS' as const),
  };
  // Makes the names of the buttons in the list distinct.
  const of = (
    <span className="visually-hidden" lang={course.language}>
      {course.title}
    </span>
  );
  if (problem === 'cart.alreadyEnrolled') {
    return (
      <ButtonLink to={`/learn/${courseId}`} look="secondary">
        {t('wishlist.studied')} {of}
      </ButtonLink>
    );
  }
  if (price === 0) return <EnrolFree course={course}>{of}</EnrolFree>;
  const move = () => {
    const missing = isInCart(course) ? [] : [course];
    if (add(missing, course.title, t('wishlist.moved'))) onMoved();
  };
  return (
    <Button look="secondary" onClick={move}>
      {t('wishlist.toCart')} {of}
    </Button>
  );
};
