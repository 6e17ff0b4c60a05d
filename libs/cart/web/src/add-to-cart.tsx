import { cartLimit, plainCartPath } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { Button, ButtonLink, Icon, toastShown } from '@lms/ui';
import { type ComponentProps, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type CartCourse, itemOf } from './cart-course';
import { courseAdded, selectCartItems } from './cart-slice';
import { partnerCourseAdded } from './partner-course-slice';

/** Button that adds a course to the cart, then becomes a link to the cart. */
export const AddToCart = ({
  course,
  look,
}: {
  course: CartCourse;
  look?: ComponentProps<typeof Button>['look'];
}) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  const justAdded = useRef(false);

  if (items.some((item) => item.courseId === course.id)) {
    return (
      <ButtonLink
        to="/cart"
        look={look}
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
    dispatch(courseAdded(itemOf(course)));
    if (course.programme === 'PARTNER') dispatch(partnerCourseAdded(course.id));
    dispatch(toastShown({ type: 'success', title: t('cart.added'), message: course.title }));
  };
  return (
    <>
      <noscript>
        <form method="post" action={plainCartPath}>
          <Button type="submit" name="add" value={course.id} look={look} wide>
            {t('cart.add')}
          </Button>
        </form>
      </noscript>
      <Button look={look} wide onClick={add} data-scripted>
        <Icon name="cart" />
        {t('cart.add')}
      </Button>
    </>
  );
};
