import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { readStoredWishlist, storeWishlist } from './stored-wishlist';
import { wishlistApi } from './wishlist-api';

/** Adds what a visitor kept for later to the list of the account, once they have signed in. */
export const WishlistAdoption = () => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { can } = useSession();
  const isAllowed = can(sharedPermissions['order.buy']);
  useEffect(() => {
    const items = isAllowed ? readStoredWishlist() : [];
    if (items.length === 0) return;
    const courseIds = items.map(({ courseId }) => courseId);
    void dispatch(wishlistApi.endpoints.adoptWishlist.initiate(courseIds, { track: false })).then(
      ({ error }) => {
        // Unsent ones stay for the next visit.
        if (!error) storeWishlist([]);
      },
    );
  }, [dispatch, isAllowed]);
  return null;
};
