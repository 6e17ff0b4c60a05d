import type { Landing } from '@lms/catalog/contract';
import { programmePassMarks } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink } from '@lms/ui';
import { CourseGrid } from '../courses/course-grid';
import { CategoryList } from './category-list';
import { Figures } from './figures';
import styles from './landing.module.css';
import { Partners } from './partners';
import { Section } from './section';
import { VerifyBox } from './verify-box';
import { Why } from './why';

/** Sections of the landing page below its search, in the order of the specification's section 2. */
export const LandingSections = ({ landing }: { landing: Landing }) => {
  const { t, formats } = useTranslation();
  return (
    <>
      <Section title={t('catalog.landing.categories')}>
        <CategoryList categories={landing.categories} />
      </Section>
      <Why />
      <div className={`container ${styles['pair']}`}>
        <section className={styles['panel']}>
          <h2>{t('catalog.landing.assessment.title')}</h2>
          <p>{t('catalog.landing.assessment.text')}</p>
          <ButtonLink to="/courses?kind=APTITUDE_TEST" look="secondary">
            {t('catalog.landing.assessment.action')}
          </ButtonLink>
        </section>
        <section className={styles['panel']}>
          <h2>{t('catalog.landing.training.title')}</h2>
          <p>
            {t('catalog.landing.training.text', {
              skills: formats.percent(programmePassMarks.SKILLS),
              partner: formats.percent(programmePassMarks.PARTNER),
            })}
          </p>
          <ButtonLink to="/courses" look="secondary">
            {t('catalog.landing.training.action')}
          </ButtonLink>
        </section>
      </div>
      <Figures figures={landing.figures} />
      <Section title={t('catalog.landing.popularCourses')}>
        {landing.popularCourses.length > 0 ? (
          <CourseGrid courses={landing.popularCourses} />
        ) : (
          <p>{t('catalog.search.empty')}</p>
        )}
      </Section>
      {landing.popularCertifications.length > 0 && (
        <Section title={t('catalog.landing.popularCertifications')}>
          <CourseGrid courses={landing.popularCertifications} />
        </Section>
      )}
      {landing.aptitudeTests.length > 0 && (
        <Section title={t('catalog.landing.aptitudeTests')}>
          <CourseGrid courses={landing.aptitudeTests} />
        </Section>
      )}
      {landing.organizations.length > 0 && <Partners organizations={landing.organizations} />}
      <VerifyBox />
    </>
  );
};
