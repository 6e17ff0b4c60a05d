import { useTranslation } from '@lms/i18n';
import type { Organization } from '@lms/org-management/contract';
import styles from './organizations.module.css';
import { useOrganizationLabels } from './use-organization-labels';

/** Fields of an organization, read-only. */
export const OrganizationFacts = ({ organization }: { organization: Organization }) => {
  const { t } = useTranslation();
  const labels = useOrganizationLabels();
  const { contactPerson: contact, ...own } = organization;
  const facts = [
    [labels.name, own.name],
    [labels.code, own.code],
    [labels.type, t(`organizations.type.${own.type}`)],
    [labels.email, own.email],
    [labels.phone, own.phone],
    [labels.website, own.website],
    [labels.address, own.address],
    [labels.description, own.description],
    [labels['contactPerson.name'], contact.name],
    [labels['contactPerson.designation'], contact.designation],
    [labels['contactPerson.email'], contact.email],
    [labels['contactPerson.phone'], contact.phone],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('organizations.desk.nothing')}</dd>
        </div>
      ))}
    </dl>
  );
};
