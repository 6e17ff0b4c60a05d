import { useTranslation } from '@lms/i18n';
import { Button, ButtonLink, Icon } from '@lms/ui';
import { chooseCourses, comparisonPath, useChosenCourses } from './chosen-courses';
import styles from './compare-bar.module.css';

/** Bar at the foot of the screen: what is chosen for a comparison, and the way there. */
export const CompareBar = () => {
  const { t } = useTranslation();
  const chosen = useChosenCourses();
  if (chosen.length === 0) return null;
  return (
    <section className={styles['bar']} aria-label={t('compare.bar')}>
      <div className={`container ${styles['content']}`}>
        <ul className={styles['chosen']}>
          {chosen.map(({ slug, title, language }) => (
            <li key={slug}>
              <span lang={language}>{title}</span>
              <button
                type="button"
                aria-label={t('compare.drop', { title })}
                onClick={() => chooseCourses(chosen.filter((item) => item.slug !== slug))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles['acts']}>
          <p role="status">
            {chosen.length > 1 ? t('compare.chosen', { count: chosen.length }) : t('compare.more')}
          </p>
          <Button look="plain" onClick={() => chooseCourses([])}>
            {t('compare.clear')}
          </Button>
          {chosen.length > 1 && (
            <ButtonLink to={comparisonPath(chosen)}>{t('compare.choose')}</ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
};
