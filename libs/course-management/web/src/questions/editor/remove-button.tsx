import { useTranslation } from '@lms/i18n';
import { SignButton } from '../../sign-button';

/** Removes one of several parts. */
export const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    <SignButton aria-label={t('questions.form.remove', { name })} onClick={onClick}>
      ✕
    </SignButton>
  );
};
