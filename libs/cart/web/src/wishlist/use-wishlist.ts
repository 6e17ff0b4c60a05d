import { useSession } from '@lms/auth/web';
import { type WishlistItem, wishlistLimit } from '@lms/cart/contract';
import { sharedPermissions } from '@lms/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { loadShownTexts, useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { onStoredWishlist, readStoredWishlist, storeWishlist } from './stored-wishlist';
import { useGetWishlistQuery, useMarkCourseMutation, withCourse } from './wishlist-api';

/**
 * Courses kept for later: a visitor's in the browser's storage, a learner's on the server. Items are
 * `undefined` until they are known.
 */
export const useWishlist = () => {
  const translation = useTranslation();
  const { t, i18n } = translation;
  const dispatch = useDispatch();
  const { isSignedIn, can } = useSession();
  const isAllowed = can(sharedPermissions['order.buy']);
  const { data, error, refetch } = useGetWishlistQuery(undefined, {
    skip: !isAllowed,
    refetchOnFocus: true,
  });
  const stored = useSyncExternalStore(onStoredWishlist, readStoredWishlist, readStoredWishlist);
  const [markCourse] = useMarkCourseMutation();
  const items = isSignedIn ? data : stored;

  const refuse = (message: string) =>
    dispatch(
      toastShown({
        type: 'error',
        title: t('wishlist.refused'),
        message,
        preventDuplicates: true,
      }),
    );
  const refuseFor = async (problem: CallProblem) => {
    // Only here: refusals are few. Without their code there is no connection either.
    await Promise.all([import('./refusal'), loadShownTexts(i18n, ['problems'])]).then(
      ([{ problemTextIn }]) => refuse(problemTextIn(translation)(problem)),
      () => refuse(t('common.state.offline')),
    );
  };

  /** Keeps a course or gives it up; resolves to whether that is so. */
  const mark = async (course: WishlistItem, kept: boolean) => {
    if (isSignedIn) {
      const answer = await markCourse({ course, kept });
      if (answer.error) await refuseFor(toCallProblem(answer.error));
      return !answer.error;
    }
    const next = withCourse(stored, course, kept);
    if (next.length > wishlistLimit) {
      refuse(t('wishlist.full', { count: wishlistLimit }));
      return false;
    }
    storeWishlist(next);
    return true;
  };
  return {
    items,
    problem: error && !data ? toCallProblem(error) : undefined,
    refetch,
    mark,
    /** False for those who are signed in and buy nothing. */
    isOpen: !isSignedIn || isAllowed,
  };
};
