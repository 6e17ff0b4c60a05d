import { programmePassMarks } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, Icon, type IconName } from '@lms/ui';
import styles from './programmes.module.css';

const options = [60, 75, 90];
const steps = [
  ['VIDEO', 'play'],
  ['ARTICLE', 'article'],
  ['QUIZ', 'help'],
] as const satisfies [string, IconName][];

/** Assessment and training, each with a drawing of how it goes. */
export const Programmes = () => {
  const { t, formats } = useTranslation();
  return (
    <div className={`container below-fold ${styles['pair']}`}>
      <section className={styles['programme']}>
        <h2>{t('catalog.landing.assessment.title')}</h2>
        <p>{t('catalog.landing.assessment.text')}</p>
        <div className={`panel ${styles['drawing']}`} aria-hidden="true">
          <strong>{t('catalog.landing.assessment.question')}</strong>
          {options.map((option) => (
            <span key={option} className={styles['option']}>
              {formats.number(option)}
              <Icon name="check" />
            </span>
          ))}
        </div>
        <ButtonLink to="/courses?kind=APTITUDE_TEST" look="secondary">
          {t('catalog.landing.assessment.action')}
        </ButtonLink>
      </section>
      <section className={styles['programme']}>
        <h2>{t('catalog.landing.training.title')}</h2>
        <p>
          {t('catalog.landing.training.text', {
            skills: formats.percent(programmePassMarks.SKILLS),
            partner: formats.percent(programmePassMarks.PARTNER),
          })}
        </p>
        <div className={`panel ${styles['drawing']}`} aria-hidden="true">
          {steps.map(([type, icon]) => (
            <span key={type} className={styles['step']}>
              <Icon name={icon} />
              {t(`common.lessonType.${type}`)}
            </span>
          ))}
          <span className={styles['step']}>
            <Icon name="check" />
            {t('catalog.inclusion.CERTIFICATE_ON_COMPLETION')}
          </span>
        </div>
        <ButtonLink to="/courses" look="secondary">
          {t('catalog.landing.training.action')}
        </ButtonLink>
      </section>
    </div>
  );
};
