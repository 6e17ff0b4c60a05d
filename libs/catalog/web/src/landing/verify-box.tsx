import { useTranslation } from '@lms/i18n';
import { Button, Input } from '@lms/ui';
import hero from './hero.module.css';
import styles from './landing.module.css';
import { Section } from './section';

/** Form for employers that opens the verification page; works without JavaScript. */
export const VerifyBox = () => {
  const { t } = useTranslation();
  return (
    <Section title={t('catalog.landing.verify.title')}>
      <p className={styles['soft']}>{t('catalog.landing.verify.text')}</p>
      <form action="/verify" className={hero['search']}>
        <label htmlFor="landing-serial" className={hero['label']}>
          {t('catalog.landing.verify.label')}
        </label>
        <Input id="landing-serial" name="serial" maxLength={60} autoComplete="off" />
        <Button type="submit" look="secondary">
          {t('catalog.landing.verify.button')}
        </Button>
      </form>
    </Section>
  );
};
