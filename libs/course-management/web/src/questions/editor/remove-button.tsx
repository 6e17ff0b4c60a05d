import { useTranslation } from '@lms/i18n';
import { IconButton } from '../../icon-button';

/** Removes one of several parts. */
export const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    <IconButton aria-label={t('questions.form.remove', { name })} onClick={onClick}>
      ✕
    </IconButton>
  );
};
