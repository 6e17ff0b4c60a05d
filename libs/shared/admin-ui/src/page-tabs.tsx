import { Link, type To } from 'react-router-dom';
import styles from './page-tabs.module.css';

interface PageTabsProps {
  label: string;
  tabs: readonly { to: To; text: string; isCurrent: boolean }[];
}

/** Links between related screens, or between parts of one screen. */
export const PageTabs = ({ label, tabs }: PageTabsProps) => (
  <nav aria-label={label} className={styles['tabs']}>
    <ul>
      {tabs.map(({ to, text, isCurrent }) => (
        <li key={text}>
          <Link to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
