import { TextAreaField, TextField } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import styles from './organizations.module.css';

/** Fields of an organization except its code and type. */
export const OrganizationFields = () => {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['pair']}>
        <TextField name="email" type="email" />
        <TextField name="phone" type="tel" />
      </div>
      <TextField name="website" type="url" hint={t('organizations.join.hint.website')} />
      <TextAreaField name="address" rows={2} />
      <TextAreaField name="description" />
      <h3 className={styles['part']}>{t('organizations.field.contactPerson')}</h3>
      <div className={styles['pair']}>
        <TextField name="contactPerson.name" />
        <TextField name="contactPerson.designation" />
        <TextField name="contactPerson.email" type="email" />
        <TextField name="contactPerson.phone" type="tel" />
      </div>
    </>
  );
};
