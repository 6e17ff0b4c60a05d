import { useTranslation } from '@lms/i18n';
import { type ReactNode, useId } from 'react';
import styles from './decision.module.css';

interface DecisionProps {
  /** Item to judge, in full. */
  children: ReactNode;
  /** Consequences of the decision, and objections to it. */
  notes: ReactNode;
  /** Buttons; without any there is nothing to decide. */
  actions: ReactNode;
}

/** Something to be judged with the decision beside it; on phones its buttons stay below. */
export const Decision = ({ children, notes, actions }: DecisionProps) => {
  const { t } = useTranslation();
  const heading = useId();
  if (!actions) return <div className={styles['judged']}>{children}</div>;
  return (
    <div className={styles['layout']}>
      <div className={styles['judged']}>{children}</div>
      <section className={styles['decision']} aria-labelledby={heading}>
        <div className={styles['notes']}>
          <h2 id={heading}>{t('admin.approval.decision')}</h2>
          {notes}
        </div>
        <div className={styles['actions']}>{actions}</div>
      </section>
    </div>
  );
};
