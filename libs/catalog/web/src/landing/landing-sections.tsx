import type { Landing } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { CourseGrid } from '../courses/course-grid';
import { CategoryList } from './category-list';
import { CourseRows } from './course-rows';
import { Figures } from './figures';
import { Partners } from './partners';
import { PathRows } from './path-rows';
import { Programmes } from './programmes';
import { Section } from './section';
import { VerifyBox } from './verify-box';
import { Why } from './why';

/** Sections of the landing page below its search, in the order of the specification's section 2. */
export const LandingSections = ({ landing }: { landing: Landing }) => {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t('catalog.landing.categories')} to="/courses">
        <CategoryList categories={landing.categories} />
      </Section>
      <Why />
      <Programmes />
      <Figures figures={landing.figures} />
      <Section title={t('catalog.landing.popularCourses')}>
        {landing.popularCourses.length > 0 ? (
          <CourseGrid courses={landing.popularCourses} sweeps />
        ) : (
          <p>{t('catalog.search.empty')}</p>
        )}
      </Section>
      {landing.popularCertifications.length > 0 && (
        <Section title={t('catalog.landing.popularCertifications')}>
          <CourseRows courses={landing.popularCertifications} />
        </Section>
      )}
      {landing.aptitudeTests.length > 0 && (
        <Section title={t('catalog.landing.aptitudeTests')}>
          <CourseRows courses={landing.aptitudeTests} />
        </Section>
      )}
      {landing.paths.length > 0 && (
        <Section title={t('catalog.path.title')}>
          <PathRows paths={landing.paths} />
        </Section>
      )}
      {landing.organizations.length > 0 && <Partners organizations={landing.organizations} />}
      <VerifyBox />
    </>
  );
};
