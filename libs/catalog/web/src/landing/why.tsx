import { useTranslation } from '@lms/i18n';
import { Icon, type IconName } from '@lms/ui';
import { Section } from './section';
import styles from './why.module.css';

const reasons = [
  { key: 'verified', icon: 'check' },
  { key: 'phone', icon: 'play' },
  { key: 'bengali', icon: 'globe' },
  { key: 'open', icon: 'user' },
] as const satisfies { key: string; icon: IconName }[];

export const Why = () => {
  const { t } = useTranslation();
  return (
    <Section title={t('catalog.landing.why.title')}>
      <ul className={styles['reasons']}>
        {reasons.map(({ key, icon }) => (
          <li key={key} className={`panel ${styles['reason']}`}>
            <span className={styles['sign']}>
              <Icon name={icon} size={24} />
            </span>
            <h3>{t(`catalog.landing.why.${key}.title`)}</h3>
            <p>{t(`catalog.landing.why.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
