import { useSession } from '@lms/auth/web';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  ButtonLink,
  EmptyList,
  ErrorState,
  Loading,
  PageHead,
  type PageModule,
  Skeleton,
} from '@lms/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link } from 'react-router-dom';
import rows from '../cart-page/cart-page.module.css';
import { useRefusalToBuy } from '../use-refusal-to-buy';
import { useRemoval } from './use-removal';
import { useWishlist } from './use-wishlist';
import { useQuoteWishlistQuery } from './wishlist-api';
import styles from './wishlist-page.module.css';
import type { WishlistParts } from './wishlist-parts';
import { WishlistRow } from './wishlist-row';

const Courses = ({ CompareChoice }: Pick<WishlistParts, 'CompareChoice'>) => {
  const { t } = useTranslation();
  const refusal = useRefusalToBuy();
  const { items, problem, refetch, mark } = useWishlist();
  const { remove, shown } = useRemoval(mark);
  const ids = (items ?? []).map(({ courseId }) => courseId);
  const quote = useQuoteWishlistQuery(ids.length > 0 ? [...ids].sort() : skipToken, {
    // Prices are those of now.
    refetchOnMountOrArgChange: true,
  });
  if (refusal) return refusal;
  if (problem) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!items) {
    return (
      <Loading>
        <Skeleton height={8} />
        <Skeleton height={8} />
      </Loading>
    );
  }
  // After a removal the answer before still holds the courses that stay.
  const lines = (quote.currentData ?? quote.data)?.lines ?? [];
  return (
    <>
      {shown}
      {items.length === 0 ? (
        <EmptyList text={t('wishlist.empty')}>
          <ButtonLink to="/courses">{t('wishlist.find')}</ButtonLink>
        </EmptyList>
      ) : (
        <>
          <p>{t('wishlist.count', { count: items.length })}</p>
          {quote.error && !quote.isFetching && (
            <ErrorState problem={toCallProblem(quote.error)} onRetry={() => void quote.refetch()} />
          )}
          <ul className={rows['list']}>
            {items.map((item) => {
              const quoted = lines.find(({ courseId }) => courseId === item.courseId);
              return (
                <WishlistRow
                  key={item.courseId}
                  item={item}
                  quoted={quoted}
                  waiting={!quote.error}
                  onRemove={(canReturn) => void remove(item, canReturn)}
                  onMoved={() => void mark(item, false)}
                >
                  {quoted && <CompareChoice course={{ ...quoted, id: item.courseId }} />}
                </WishlistRow>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
};

const WishlistPage = ({ CompareChoice, CompareBar }: WishlistParts) => {
  const { t } = useTranslation();
  const { isSignedIn } = useSession();
  const title = t('wishlist.title');
  return (
    <>
      <div className={`container ${rows['page']}`}>
        <PageHead title={title} isPrivate />
        <h1>{title}</h1>
        {!isSignedIn && (
          <p className={styles['device']}>
            {t('wishlist.device')}{' '}
            <Link to="/auth/login?returnUrl=%2Fwishlist">{t('common.nav.login')}</Link>
          </p>
        )}
        <Courses CompareChoice={CompareChoice} />
      </div>
      <CompareBar />
    </>
  );
};

/** `/wishlist`: courses kept for later, with the parts that the app adds from the catalogue. */
export const wishlistPage = (parts: WishlistParts): PageModule => ({
  Page: () => <WishlistPage {...parts} />,
});
