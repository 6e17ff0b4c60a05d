import { cartLimit, type QuoteLine } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { Button, ButtonLink, toastShown } from '@lms/ui';
import { useDispatch, useSelector } from 'react-redux';
import { itemOf } from '../cart-course';
import { courseAdded, selectCartItems } from '../cart-slice';
import { EnrolFree } from '../enrol-free';
import { partnerCourseAdded } from '../partner-course-slice';

export interface GetCourseProps {
  quoted: QuoteLine;
  /** Takes the course from the list because it is in the cart now. */
  onMoved: () => void;
}

/** Button that gets a course that is kept for later: into the cart, or at once where it is free. */
export const GetCourse = ({ quoted, onMoved }: GetCourseProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const inCart = useSelector(selectCartItems);
  const { courseId, isPartnerCourse, problem, price } = quoted;
  const course = {
    ...quoted,
    id: courseId,
    programme: isPartnerCourse ? ('PARTNER' as const) : ('SKILLS' as const),
  };
  if (problem === 'cart.alreadyEnrolled') {
    return (
      <ButtonLink to={`/learn/${courseId}`} look="secondary">
        {t('wishlist.studied')}
      </ButtonLink>
    );
  }
  if (price === 0) return <EnrolFree course={course} />;
  const move = () => {
    const known = inCart.some((item) => item.courseId === courseId);
    if (!known && inCart.length >= cartLimit) {
      const message = t('cart.full', { count: cartLimit });
      dispatch(toastShown({ type: 'warning', message, preventDuplicates: true }));
      return;
    }
    dispatch(courseAdded(itemOf(course)));
    if (isPartnerCourse) dispatch(partnerCourseAdded(courseId));
    dispatch(toastShown({ type: 'success', title: t('wishlist.moved'), message: course.title }));
    onMoved();
  };
  return (
    <Button look="secondary" onClick={move}>
      {t('wishlist.toCart')}
    </Button>
  );
};
