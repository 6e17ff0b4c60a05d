import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type CartCourse, itemOf } from './cart-course';
import { courseAdded } from './cart-slice';

interface EnrolFreeProps {
  course: CartCourse;
  /** Further words of the button. */
  children?: ReactNode;
}

const checkoutPath = '/checkout';

/**
 * Button that enrols in a free course with one press, which leads to its first lesson. Visitors go
 * on at the checkout once they have signed in, and so does who was refused: the checkout tells why.
 */
export const EnrolFree = ({ course, children }: EnrolFreeProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const [busy, setBusy] = useState(false);

  // Loaded at the press, because the course page is on its byte budget.
  const order = () =>
    import('./place-free-order').then(
      ({ placeFreeOrder }) => placeFreeOrder(dispatch, course.id, t),
      () => checkoutPath,
    );
  const enrol = async () => {
    setBusy(true);
    const next = isSignedIn ? await order() : checkoutPath;
    if (next === checkoutPath) dispatch(courseAdded(itemOf(course)));
    if (next) await navigate(next);
    else setBusy(false);
  };
  return (
    <Button wide busy={busy} onClick={() => void enrol()} data-scripted>
      {t('cart.enrolFree')} {children}
    </Button>
  );
};
