import { type TextKey, useTranslation } from '@lms/i18n';
import { PageHead } from '@lms/ui';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DataTab } from './data-tab';
import { ProfileTab } from './profile-tab';
import styles from './profile.module.css';
import { SecurityTab } from './security-tab';
import { SessionsTab } from './sessions-tab';

const tabs: Record<string, ComponentType> = {
  profile: ProfileTab,
  security: SecurityTab,
  sessions: SessionsTab,
  data: DataTab,
} satisfies Record<TabName, ComponentType>;
const names = ['profile', 'security', 'sessions', 'data'] as const;
type TabName = (typeof names)[number];

/** Account page of the signed-in user; each tab has an address. */
export const Page = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const chosen = search.get('tab');
  const shown = names.find((name) => name === chosen) ?? 'profile';
  const Shown = tabs[shown];
  const title = (name: TabName) => t(`profile.tab.${name}` satisfies TextKey);
  return (
    <div className={styles['page']}>
      <PageHead title={`${title(shown)} · ${t('profile.title')}`} />
      <h1 tabIndex={-1}>{t('profile.title')}</h1>
      <nav aria-label={t('profile.title')} className={styles['tabs']}>
        {names.map((name) => (
          <Link
            key={name}
            to={name === 'profile' ? '/profile' : `/profile?tab=${name}`}
            aria-current={name === shown ? 'page' : undefined}
          >
            {title(name)}
          </Link>
        ))}
      </nav>
      {Shown && <Shown />}
    </div>
  );
};
