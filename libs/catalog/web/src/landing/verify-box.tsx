import { useTranslation } from '@lms/i18n';
import { Button, Icon, Input } from '@lms/ui';
import box from '../courses/search-box.module.css';
import styles from './landing.module.css';

/** Form for employers that opens the verification page; works without JavaScript. */
export const VerifyBox = () => {
  const { t } = useTranslation();
  return (
    <section className={`container below-fold ${styles['verify']}`}>
      <div>
        <div>
          <h2>{t('catalog.landing.verify.title')}</h2>
          <p>{t('catalog.landing.verify.text')}</p>
        </div>
        <form action="/verify" className={styles['number']}>
          <label htmlFor="landing-serial">
            <strong>{t('catalog.landing.verify.label')}</strong>
          </label>
          <span className={box['box']}>
            <Icon name="document" />
            <Input id="landing-serial" name="serial" maxLength={60} autoComplete="off" />
            <Button type="submit" look="secondary">
              {t('catalog.landing.verify.button')}
            </Button>
          </span>
        </form>
      </div>
    </section>
  );
};
