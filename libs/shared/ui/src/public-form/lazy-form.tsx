import type { ComponentType } from 'react';
import { lazyPart } from '../page/lazy-part';
import { Loading, Skeleton } from '../states/states';
import styles from './public-form.module.css';

/**
 * Creates a form for public pages that loads after the page is readable, because it needs the form
 * libraries.
 *
 * @param height - reserved height in rem
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
