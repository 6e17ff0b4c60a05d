import type { QuoteLine, WishlistItem } from '@lms/cart/contract';
import { CourseFacts, Rating } from '@lms/course-ui';
import { useTranslation } from '@lms/i18n';
import { Button, lazyPart, Skeleton, Thumbnail, useFocusHandover } from '@lms/ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import rows from '../cart-page/cart-page.module.css';
import { usePriceText } from '../use-price-text';
import type { GetCourseProps } from './get-course';
import styles from './wishlist-page.module.css';

interface WishlistRowProps {
  item: WishlistItem;
  /** Server's line; missing until the server has answered. */
  quoted?: QuoteLine;
  waiting: boolean;
  onRemove: (canReturn: boolean) => void;
  /** Takes the course from the list because it is in the cart now. */
  onMoved: () => void;
  /** Further tools of the course. */
  children?: ReactNode;
}

/** Late, as nothing can be bought before the prices have come. */
const GetCourse = lazyPart<GetCourseProps>({
  load: () => import('./get-course').then((module) => module.GetCourse),
  quiet: true,
});

/** Course kept for later, with what it costs now. */
export const WishlistRow = (props: WishlistRowProps) => {
  const { item, quoted, waiting, onRemove, onMoved, children } = props;
  const { t } = useTranslation();
  const priceText = usePriceText();
  const row = useRef<HTMLLIElement>(null);
  useFocusHandover(row);
  const isGone = quoted?.problem === 'cart.unavailable';
  const offered = isGone ? undefined : quoted;
  const note = isGone
    ? t('wishlist.unavailable')
    : quoted?.problem === 'cart.alreadyEnrolled' && t('wishlist.enrolled');
  return (
    <li ref={row} className={rows['row']}>
      <Thumbnail
        slug={quoted?.slug ?? ''}
        category={quoted?.category ?? ''}
        imageUrl={quoted?.imageUrl}
      />
      <div className={rows['text']}>
        <h2 className={rows['title']} lang={item.language}>
          {offered ? <Link to={`/course/${offered.slug}`}>{offered.title}</Link> : item.title}
        </h2>
        {offered && (
          <>
            <p className={rows['soft']}>{offered.organizationName}</p>
            <CourseFacts course={offered} className={rows['soft']} />
            <Rating average={offered.ratingAverage} count={offered.ratingCount} />
          </>
        )}
        {!quoted && waiting && <Skeleton height={4.5} width="12em" />}
        {note && <p className={rows['note']}>{note}</p>}
      </div>
      <div className={styles['side']}>
        {offered && <strong>{priceText(offered.price)}</strong>}
        <div className={styles['acts']}>
          {offered && <GetCourse quoted={offered} onMoved={onMoved} />}
          {offered && children}
          <Button
            look="plain"
            aria-label={t('wishlist.remove', { title: item.title })}
            onClick={() => onRemove(!isGone)}
          >
            {t('common.action.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
};
