import { Link, type To } from 'react-router-dom';
import styles from './page-tabs.module.css';

interface PageTabsProps {
  label: string;
  tabs: readonly { to: To; text: string; isCurrent: boolean; count?: string }[];
}

/** Links between related screens, or between parts of one screen. */
export const PageTabs = ({ label, tabs }: PageTabsProps) => (
  <nav aria-label={label} className={styles['tabs']}>
    <ul>
      {tabs.map(({ to, text, isCurrent, count }) => (
        <li key={text}>
          <Link to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
            {text}
            {count !== undefined && (
              <>
                {' '}
                <span className={styles['count']}>{count}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
