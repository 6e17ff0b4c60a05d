import { languageNames, useTranslation } from '@lms/i18n';
import type { User } from '@lms/org-management/contract';
import { useId } from 'react';
import { useUserLabels } from '../users/user-labels';
import styles from './user-page.module.css';

const useAccommodations = ({ accommodations: { extraTimePercent, largeText } }: User) => {
  const { t, formats } = useTranslation();
  const given = [
    extraTimePercent > 0 &&
      t('users.page.extraTime', { percent: formats.percent(extraTimePercent) }),
    largeText && t('users.field.largeText'),
  ].filter((text) => text !== false);
  return given.length > 0 ? given : [t('users.page.noAccommodations')];
};

/** Profile of a user. */
export const ProfilePart = ({ user }: { user: User }) => {
  const { t, formats } = useTranslation();
  const heading = useId();
  const labels = useUserLabels();
  const accommodations = useAccommodations(user);
  const notProvided = t('users.page.notSaid');
  const facts: [string, string][] = [
    [labels.username, user.username],
    [labels.roles, user.roles.map((role) => t(`shell.role.${role}.name`)).join(', ')],
    [labels.organizationId, user.organization?.name ?? t('users.form.noOrganization')],
    [labels.occupation, user.occupation || notProvided],
    [labels.companyName, user.companyName || notProvided],
    [labels.phone, user.phone || notProvided],
    [labels.preferredLanguage, languageNames[user.preferredLanguage]],
    [t('users.field.createdAt'), formats.dateTime(user.createdAt)],
    [
      t('users.field.lastLoginAt'),
      user.lastLoginAt ? formats.dateTime(user.lastLoginAt) : t('users.page.never'),
    ],
  ];
  return (
    <section className={styles['part']} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('users.page.profile')}</h2>
      </header>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('users.field.accommodations')}</dt>
          {accommodations.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      </dl>
    </section>
  );
};
