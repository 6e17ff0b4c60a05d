import { PageTabs } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { searchOf, type Step, steps } from './steps';

/** Links to the builder's steps, each with its own address. */
export const StepLinks = ({ step }: { step: Step }) => {
  const { t } = useTranslation();
  return (
    <PageTabs
      label={t('courses.step.label')}
      tabs={steps.map((name) => ({
        to: { search: searchOf({ step: name }) },
        text: t(`courses.step.${name}`),
        isCurrent: name === step,
      }))}
    />
  );
};
