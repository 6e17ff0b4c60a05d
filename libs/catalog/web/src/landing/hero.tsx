import { useTranslation } from '@lms/i18n';
import { Button, Input } from '@lms/ui';
import styles from './hero.module.css';
import { SkillsDrawing } from './skills-drawing';

/** Slogan and search form, which works without JavaScript. */
export const Hero = () => {
  const { t } = useTranslation();
  return (
    <section className={styles['hero']}>
      <div className={`container ${styles['columns']}`}>
        <div className={styles['text']}>
          <h1>{t('catalog.landing.title')}</h1>
          <p className={styles['lead']}>{t('catalog.landing.lead')}</p>
          <form action="/courses" role="search" className={styles['search']}>
            <label htmlFor="landing-search" className={styles['label']}>
              {t('catalog.landing.search')}
            </label>
            <Input id="landing-search" name="q" type="search" maxLength={100} />
            <Button type="submit">{t('catalog.landing.searchButton')}</Button>
          </form>
        </div>
        <SkillsDrawing />
      </div>
    </section>
  );
};
