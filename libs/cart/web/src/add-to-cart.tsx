import { cartLimit } from '@lms/cart/contract';
import type { CourseLanguage, Programme } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button, ButtonLink, Icon, toastShown } from '@lms/ui';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { courseAdded, selectCartItems } from './cart-slice';
import { partnerCourseAdded } from './partner-course-slice';

interface Course {
  id: string;
  slug: string;
  title: string;
  language: CourseLanguage;
  /** Price in poisha. */
  price: number;
  programme: Programme;
}

/** Button that adds a course to the cart, then becomes a link to the cart. */
export const AddToCart = ({ course }: { course: Course }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  const justAdded = useRef(false);
  const { id: courseId, slug, title, language, price, programme } = course;

  if (items.some((item) => item.courseId === courseId)) {
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
  const add = () => {
    if (items.length >= cartLimit) {
      const message = t('cart.full', { count: cartLimit });
      dispatch(toastShown({ type: 'warning', message, preventDuplicates: true }));
      return;
    }
    justAdded.current = true;
    dispatch(courseAdded({ courseId, slug, title, language, price }));
    if (programme === 'PARTNER') dispatch(partnerCourseAdded(courseId));
    dispatch(toastShown({ type: 'success', title: t('cart.added'), message: title }));
  };
  return (
    <Button wide onClick={add}>
      <Icon name="cart" />
      {t('cart.add')}
    </Button>
  );
};
