import type { Landing } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Icon, type IconName, Input } from '@lms/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import box from '../courses/search-box.module.css';
import { Suggestions } from '../search/lazy-suggestions';
import styles from './hero.module.css';
import { Quilt } from './quilt';

const tries = [
  ['price=FREE', 'catalog.price.FREE'],
  ['kind=APTITUDE_TEST', 'catalog.landing.aptitudeTests'],
  ['audience=JOB_SEEKERS', 'catalog.audience.JOB_SEEKERS'],
  ['audience=WOMEN', 'catalog.audience.WOMEN'],
] as const;

const facts = [
  ['check', 'certificates'],
  ['bolt', 'connection'],
  ['globe', 'languages'],
] as const satisfies [IconName, string][];

/** Promise and search form, which works without JavaScript. */
export const Hero = ({ landing }: { landing?: Landing }) => {
  const { t } = useTranslation();
  const [isUsed, setUsed] = useState(false);
  return (
    <section className={styles['hero']}>
      <div className={`container ${styles['columns']}`}>
        <div className={styles['text']}>
          <h1>
            {t('catalog.landing.title')
              .match(/[^,，、]+(?:, |[，、])?/gu)
              ?.map((part) => (
                <span key={part}>{part}</span>
              ))}
          </h1>
          <p className={styles['lead']}>{t('catalog.landing.lead')}</p>
          <form action="/courses" role="search" className={box['box']}>
            <Icon name="search" />
            <label htmlFor="landing-search" className="visually-hidden">
              {t('catalog.landing.search')}
            </label>
            <Input
              id="landing-search"
              onFocus={() => setUsed(true)}
              onInput={() => setUsed(true)}
              name="q"
              type="search"
              maxLength={100}
              placeholder={t('catalog.landing.search')}
            />
            <Button type="submit">{t('catalog.search.button')}</Button>
            {isUsed && <Suggestions fieldId="landing-search" />}
          </form>
          <p className={styles['tries']}>
            {t('catalog.landing.try')}
            {tries.map(([search, text]) => (
              <Link key={search} to={`/courses?${search}`} className={styles['try']}>
                {t(text)}
              </Link>
            ))}
          </p>
          <ul className={styles['facts']}>
            {facts.map(([icon, fact]) => (
              <li key={fact}>
                <Icon name={icon} />
                {t(`catalog.landing.facts.${fact}`)}
              </li>
            ))}
          </ul>
        </div>
        <Quilt landing={landing} />
      </div>
    </section>
  );
};
