import type { ComponentType } from 'react';
import { lazyPart } from '../page/lazy-part';
import { Loading, Skeleton } from '../states/states';
import styles from './public-form.module.css';

/**
 * A form on a page for everybody. It comes not before the page can be read, for it brings the
 * libraries that forms are made with.
 *
 * @param height how high it is, in rem
 */
export const lazyForm = (load: () => Promise<ComponentType>, height: number) =>
  lazyPart({
    load,
    texts: ['validation', 'problems'],
    idle: true,
    fallback: (
      <div className={styles['waiting']}>
        <Loading>
          <Skeleton height={height} />
        </Loading>
      </div>
    ),
  });
