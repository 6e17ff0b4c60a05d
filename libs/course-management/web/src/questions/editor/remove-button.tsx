import { useTranslation } from '@lms/i18n';
import { SignButton } from '../../sign-button';

/** Takes one of several parts away. */
export const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    <SignButton aria-label={t('questions.form.remove', { name })} onClick={onClick}>
      ✕
    </SignButton>
  );
};
