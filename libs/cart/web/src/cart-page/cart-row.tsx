import { CourseFacts, Rating } from '@lms/course-ui';
import { useTranslation } from '@lms/i18n';
import { Button, Skeleton, Thumbnail, useFocusHandover } from '@lms/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePriceText } from '../use-price-text';
import type { CartLine } from '../use-quote';
import { CartNote } from './cart-note';
import styles from './cart-page.module.css';

export const CartRow = ({
  line,
  waiting,
  onRemove,
}: {
  line: CartLine;
  waiting: boolean;
  onRemove: () => void;
}) => {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const { item, quoted } = line;
  const row = useRef<HTMLLIElement>(null);
  useFocusHandover(row);
  const available = quoted && quoted.problem !== 'cart.unavailable';
  return (
    <li ref={row} className={styles['row']}>
      <Thumbnail slug={item.slug} category={quoted?.category ?? ''} imageUrl={quoted?.imageUrl} />
      <div className={styles['text']}>
        <h2 className={styles['title']} lang={item.language}>
          {quoted?.problem === 'cart.unavailable' ? (
            item.title
          ) : (
            <Link to={`/course/${item.slug}`}>{item.title}</Link>
          )}
        </h2>
        {available && (
          <>
            <p className={styles['soft']}>
              {t('cart.organisedBy', { name: quoted.organizationName })}
            </p>
            <CourseFacts course={quoted} className={styles['soft']} />
            <Rating average={quoted.ratingAverage} count={quoted.ratingCount} />
          </>
        )}
        {!quoted && waiting && <Skeleton height={4.5} width="12em" />}
        <CartNote {...line} />
      </div>
      <div className={styles['price']}>
        {available && <span>{priceText(quoted.price)}</span>}
        <Button
          look="plain"
          aria-label={t('cart.remove', { title: item.title })}
          onClick={onRemove}
        >
          {t('common.action.remove')}
        </Button>
      </div>
    </li>
  );
};
