import { useTranslation } from '@lms/i18n';
import type { PublicCertificate, PublicProfile } from '@lms/learning/contract';
import { PersonHero, Rosette } from '@lms/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './person.module.css';
import { scriptOf } from './script-of';

const ShownCertificate = ({ certificate, linked }: Linked & { certificate: PublicCertificate }) => {
  const { t, formats } = useTranslation();
  const { serial, courseTitle, courseSlug, categorySlug, organizationName, language, issuedAt } =
    certificate;
  return (
    <div className={styles['card']}>
      <Rosette slug={courseSlug} category={categorySlug} className={styles['seal']} />
      <div>
        <h3 lang={language}>
          {linked ? <Link to={`/verify/${serial}`}>{courseTitle}</Link> : courseTitle}
        </h3>
        <p lang={scriptOf(organizationName)}>{organizationName}</p>
        <p className={styles['soft']}>{t('people.issued', { date: formats.date(issuedAt) })}</p>
      </div>
    </div>
  );
};

interface Linked {
  /** False in a preview, where a link would lose what was typed. */
  linked: boolean;
}

interface PersonViewProps extends Linked {
  profile: PublicProfile;
  children?: ReactNode;
}

/** All that the public sees of a learner. */
export const PersonView = ({ profile, linked, children }: PersonViewProps) => {
  const { t } = useTranslation();
  const { slug, name, imageUrl, headline, about, certificates } = profile;
  return (
    <>
      <PersonHero
        kind={t('people.kind')}
        name={name}
        imageUrl={imageUrl}
        line={headline}
        lineLang={scriptOf(headline)}
        flower={slug}
        heading={linked ? 'h1' : 'h3'}
      >
        {about && (
          <p className={styles['about']} lang={scriptOf(about)}>
            {about}
          </p>
        )}
        {children}
      </PersonHero>
      <section className={`container ${styles['certificates']}`}>
        {linked && <h2>{t('people.certificates')}</h2>}
        {certificates.length === 0 ? (
          <p className={styles['soft']}>{t('people.none')}</p>
        ) : (
          <>
            <p className={styles['soft']}>{t('people.verify')}</p>
            <ul className={styles['cards']}>
              {certificates.map((certificate) => (
                <li key={certificate.serial}>
                  <ShownCertificate certificate={certificate} linked={linked} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
};
