import { cartLimit } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, Icon, toastShown } from '@lms/ui';
import { type ComponentProps, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type CartCourse, itemOf } from './cart-course';
import { courseAdded, selectCartItems } from './cart-slice';
import { partnerCourseAdded } from './partner-course-slice';

/** Adds courses to the cart, and renders the link to the cart that takes the button's place. */
export const useCartAdding = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  const justAdded = useRef(false);

  /** Adds courses that are not in the cart, all or none, and tells so; returns whether it did. */
  const add = (courses: CartCourse[], message: string, title = t('cart.added')) => {
    if (items.length + courses.length > cartLimit) {
      const full = t('cart.full', { count: cartLimit });
      dispatch(toastShown({ type: 'warning', message: full, preventDuplicates: true }));
      return false;
    }
    justAdded.current = true;
    for (const course of courses) {
      dispatch(courseAdded(itemOf(course)));
      if (course.programme === 'PARTNER') dispatch(partnerCourseAdded(course.id));
    }
    dispatch(toastShown({ type: 'success', title, message }));
    return true;
  };

  const link = (look?: ComponentProps<typeof ButtonLink>['look']) => (
    <ButtonLink
      to="/cart"
      look={look}
      wide
      // The link replaces the button: it takes over the focus, and the second click of a double
      // click must not follow it.
      ref={(element) => {
        if (justAdded.current) element?.focus();
        justAdded.current = false;
      }}
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      <Icon name="check" />
      {t('cart.goToCart')}
    </ButtonLink>
  );

  const isInCart = ({ id }: Pick<CartCourse, 'id'>) =>
    items.some(({ courseId }) => courseId === id);
  return { isInCart, add, link };
};
