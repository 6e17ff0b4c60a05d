import { cartLimit } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { Button, ButtonLink, Icon, toastShown } from '@lms/ui';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CartCourse } from './cart-course';
import { courseAdded, selectCartItems } from './cart-slice';
import { partnerCourseAdded } from './partner-course-slice';

interface AddAllToCartProps {
  /** Courses that the reader lacks. */
  courses: CartCourse[];
  /** Number of courses that the reader has already. */
  leftOut: number;
}

/**
 * Button that adds several courses to the cart, then becomes a link to the cart, where the server
 * tells their prices.
 */
export const AddAllToCart = ({ courses, leftOut }: AddAllToCartProps) => {
  const { t, formats } = useTranslation();
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  const justAdded = useRef(false);
  const inCart = new Set(items.map(({ courseId }) => courseId));
  const missing = courses.filter(({ id }) => !inCart.has(id));
  if (courses.length === 0) return null;
  if (missing.length === 0) {
    return (
      <ButtonLink
        to="/cart"
        wide
        // The link replaces the button: it takes over the focus, and the second click of a double
        // click must not follow it.
        ref={(link) => {
          if (justAdded.current) link?.focus();
          justAdded.current = false;
        }}
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        <Icon name="check" />
        {t('cart.goToCart')}
      </ButtonLink>
    );
  }
  const total = missing.reduce((sum, { price }) => sum + price, 0);
  const add = () => {
    if (items.length + missing.length > cartLimit) {
      const message = t('cart.full', { count: cartLimit });
      dispatch(toastShown({ type: 'warning', message, preventDuplicates: true }));
      return;
    }
    justAdded.current = true;
    for (const { id, slug, title, language, price, programme } of missing) {
      dispatch(courseAdded({ courseId: id, slug, title, language, price }));
      if (programme === 'PARTNER') dispatch(partnerCourseAdded(id));
    }
    const message = t('paths.added', { count: missing.length });
    dispatch(toastShown({ type: 'success', title: t('cart.added'), message }));
  };
  return (
    <>
      <Button wide onClick={add} data-scripted>
        <Icon name="cart" />
        {t('paths.addAll', { count: missing.length })}{' '}
        {total > 0 && t('paths.addAllFor', { price: formats.money(total) })}
      </Button>
      {leftOut > 0 && <p>{t('paths.leftOut', { count: leftOut })}</p>}
    </>
  );
};
