import type { CatalogInstructorDetail } from '@lms/catalog/contract';
import { pageStatus } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  ButtonLink,
  EmptyState,
  Icon,
  PageHead,
  PersonHero,
  type PrefetchContext,
  UnloadedPage,
} from '@lms/ui';
import { Link, useParams } from 'react-router-dom';
import { CourseGrid } from '../courses/course-grid';
import { languageOf } from '../courses/language-of';
import { instructorApi } from './instructor-api';
import styles from './instructor.module.css';
import { structuredData } from './structured-data';

export const prefetch = async ({ dispatch, params }: PrefetchContext) => {
  const { error } = await dispatch(
    instructorApi.endpoints.getInstructorDetail.initiate(params['id'] ?? ''),
  );
  return pageStatus(error);
};

/** Number of courses and their ratings. */
const Figures = ({ instructor }: { instructor: CatalogInstructorDetail }) => {
  const { t, formats } = useTranslation();
  const { courses, ratingAverage, ratingCount } = instructor;
  return (
    <ul className={styles['figures']}>
      <li>{t('catalog.landing.categoryCourses', { count: courses.length })}</li>
      {ratingCount > 0 && (
        <li>
          <span className={styles['star']}>
            <Icon name="star" size={18} filled />
          </span>
          <strong>{formats.number(ratingAverage, { maximumFractionDigits: 1 })}</strong>
          {t('people.instructor.rated', { count: ratingCount })}
        </li>
      )}
    </ul>
  );
};

const InstructorView = ({ instructor }: { instructor: CatalogInstructorDetail }) => {
  const { t } = useTranslation();
  const { id, name, designation, bio, imageUrl, expertise, organization, courses } = instructor;
  return (
    <>
      <PageHead
        title={name}
        description={designation || bio}
        structuredData={import.meta.env.SSR ? structuredData(instructor) : undefined}
      />
      <PersonHero
        kind={
          <>
            {t('people.instructor.kind')}
            {organization && (
              <>
                {' / '}
                <Link to={`/organization/${organization.code}`} className={styles['from']}>
                  {organization.name}
                </Link>
              </>
            )}
          </>
        }
        name={name}
        imageUrl={imageUrl}
        line={designation}
        lineLang={languageOf(designation)}
        flower={id}
      >
        <Figures instructor={instructor} />
        {bio && (
          <p className={styles['bio']} lang={languageOf(bio)}>
            {bio}
          </p>
        )}
        {expertise.length > 0 && (
          <section aria-labelledby="expertise" className={styles['expertise']}>
            <h2 id="expertise">{t('people.instructor.expertise')}</h2>
            <ul>
              {expertise.map((subject) => (
                <li key={subject} lang={languageOf(subject)}>
                  {subject}
                </li>
              ))}
            </ul>
          </section>
        )}
      </PersonHero>
      <section className={`container ${styles['courses']}`}>
        <h2>{t('people.instructor.courses', { name })}</h2>
        {courses.length > 0 ? (
          <CourseGrid courses={courses} heading="h3" />
        ) : (
          <EmptyState text={t('people.instructor.none')}>
            <ButtonLink to="/courses">{t('common.nav.courses')}</ButtonLink>
          </EmptyState>
        )}
      </section>
    </>
  );
};

/** `/instructors/:id`: the public page of an instructor. */
export const Page = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  // Unlike `data`, it does not hold the previous instructor while the next one loads.
  const { currentData, error, refetch } = instructorApi.useGetInstructorDetailQuery(id);
  if (currentData) return <InstructorView instructor={currentData} />;
  return (
    <UnloadedPage
      error={error}
      onRetry={refetch}
      title={t('people.instructor.kind')}
      missing={{
        title: t('people.instructor.notFound'),
        text: t('people.instructor.notFoundHint'),
      }}
    >
      <ButtonLink to="/courses">{t('common.nav.courses')}</ButtonLink>
    </UnloadedPage>
  );
};
