import { useTranslation } from '@lms/i18n';
import { Icon, type IconName, Petals } from '@lms/ui';
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
          <li key={key} data-patch="soft-skills" className={`panel ${styles['reason']}`}>
            <span className={styles['sign']}>
              <Icon name={icon} size={24} />
            </span>
            <h3>{t(`catalog.landing.why.${key}.title`)}</h3>
            <p>{t(`catalog.landing.why.${key}.text`)}</p>
            {key === 'verified' && (
              <svg viewBox="0 0 360 130" className={styles['paper']} aria-hidden="true">
                <rect x="8" y="8" width="344" height="114" />
                <path d="M32 40h70M32 66h150M32 92h104" />
                <g transform="translate(290 65)scale(.42)">
                  <Petals slug="m" category="soft-skills" />
                </g>
              </svg>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};
