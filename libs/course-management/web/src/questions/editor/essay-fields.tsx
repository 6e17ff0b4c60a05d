import { useTranslation } from '@lms/i18n';
import { CountField } from './count-field';
import styles from './editor.module.css';
import { QuestionRichField } from './question-rich-field';

/** ESSAY: word limits and the marking guide. */
export const EssayFields = ({ mayWrite }: { mayWrite: boolean }) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['pair']}>
        <CountField name="minWords" />
        <CountField name="maxWords" />
      </div>
      <QuestionRichField
        name="markingGuide"
        hint={t('questions.hint.markingGuide')}
        disabled={!mayWrite}
      />
    </>
  );
};
