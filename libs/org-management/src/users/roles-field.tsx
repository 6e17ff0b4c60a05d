import { useSession } from '@lms/auth';
import { mayAssign, type Role, roles } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { FieldNotes, useField } from '@lms/ui';
import { getIn, useFormikContext } from 'formik';
import styles from './users.module.css';

/** The roles that the reader may give or take, as boxes to tick; the others stand as they are. */
export const RolesField = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { values, setFieldValue } = useFormikContext();
  const { label, error, control } = useField(name);
  const chosen = getIn(values, name) as Role[];
  const shown = roles.filter((role) => user && mayAssign(user.roles, role));
  const toggle = (role: Role, isChosen: boolean) =>
    void setFieldValue(
      name,
      isChosen ? [...chosen, role] : chosen.filter((other) => other !== role),
    );
  return (
    <fieldset
      className={styles['choices']}
      tabIndex={-1}
      data-field={name}
      aria-describedby={control['aria-describedby']}
    >
      <legend>{label}</legend>
      {shown.map((role) => (
        <label key={role} className={styles['check']}>
          <input
            type="checkbox"
            checked={chosen.includes(role)}
            onChange={({ target }) => toggle(role, target.checked)}
          />
          <span>{t(`shell.role.${role}.name`)}</span>
        </label>
      ))}
      <FieldNotes id={control.id} error={error} />
    </fieldset>
  );
};
