import { useTranslation } from '@lms/i18n';
import styles from './order-steps.module.css';

const steps = ['cart.title', 'cart.checkout', 'cart.learn'] as const;

/** Way from the cart to the first lesson, with the step that its reader is at. */
export const OrderSteps = ({ at }: { at: (typeof steps)[number] }) => {
  const { t } = useTranslation();
  return (
    <ol className={styles['steps']} aria-label={t('cart.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === at ? 'step' : undefined}
          data-done={index < steps.indexOf(at) || undefined}
        >
          <span>{t(step)}</span>
        </li>
      ))}
    </ol>
  );
};
