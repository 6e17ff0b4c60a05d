import type { CatalogOrganizationDetail } from '@lms/catalog/contract';
import { pageStatus } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyState, PageHead, type PrefetchContext, UnloadedPage } from '@lms/ui';
import { useParams } from 'react-router-dom';
import { CourseGrid } from '../courses/course-grid';
import { InstructorList } from './instructor-list';
import { OrganizationHero } from './organization-hero';
import styles from './organization.module.css';
import { organizationsApi, useGetOrganizationQuery } from './organizations-api';
import { structuredData } from './structured-data';

export const prefetch = async ({ dispatch, params }: PrefetchContext) => {
  const { error } = await dispatch(
    organizationsApi.endpoints.getOrganization.initiate(params['code'] ?? ''),
  );
  return pageStatus(error);
};

const OrganizationView = ({ organization }: { organization: CatalogOrganizationDetail }) => {
  const { t, formats } = useTranslation();
  const [softSkill] = organization.softSkills;
  const lists = [
    {
      title: softSkill && formats.content(softSkill.category.name),
      courses: organization.softSkills,
    },
    { title: t('catalog.organization.latest'), courses: organization.latest },
    { title: t('catalog.landing.popularCourses'), courses: organization.popular },
  ];
  return (
    <>
      <PageHead
        title={organization.name}
        description={organization.description}
        structuredData={import.meta.env.SSR ? structuredData(organization) : undefined}
      />
      <OrganizationHero organization={organization} />
      <div className={`container ${styles['lists']}`}>
        {lists
          .filter(({ courses }) => courses.length > 0)
          .map(({ title, courses }) => (
            <section key={title} className={styles['list']}>
              <h2>{title}</h2>
              <CourseGrid courses={courses} sweeps />
            </section>
          ))}
        <InstructorList instructors={organization.instructors} />
        {organization.courseCount > 0 ? (
          <p className={styles['all']}>
            <ButtonLink to={`/courses?organization=${organization.code}`}>
              {t('catalog.organization.all')}
            </ButtonLink>
          </p>
        ) : (
          <EmptyState text={t('catalog.search.empty')}>
            <ButtonLink to="/courses">{t('catalog.course.back')}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  );
};

export const Page = () => {
  const { t } = useTranslation();
  const { code = '' } = useParams();
  // Unlike `data`, it does not hold the previous organization while the next one loads.
  const { currentData, error, refetch } = useGetOrganizationQuery(code);
  if (currentData) return <OrganizationView organization={currentData} />;
  return (
    <UnloadedPage
      error={error}
      onRetry={refetch}
      title={t('common.nav.partners')}
      missing={{
        title: t('catalog.organization.notFound'),
        text: t('catalog.organization.notFoundHint'),
      }}
    >
      <ButtonLink to="/partners">{t('catalog.organization.partners')}</ButtonLink>
    </UnloadedPage>
  );
};
