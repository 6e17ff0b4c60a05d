import { Modal, useAskedClose } from '@lms/admin-ui';
import type { Quiz, QuizOverride } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { OverrideForm } from './override-form';

interface OverrideDialogProps {
  quiz: Quiz;
  /** `undefined` closes the dialog. */
  override: QuizOverride | 'new' | undefined;
  onClose: () => void;
}

/** Dialog of one learner's own rules. */
export const OverrideDialog = ({ quiz, override, onClose }: OverrideDialogProps) => {
  const { t } = useTranslation();
  const { close, ask, onUnsaved, question } = useAskedClose(onClose);
  const name = override && override !== 'new' ? (override.userName ?? '') : '';
  return (
    <Modal
      open={override !== undefined}
      title={override === 'new' ? t('quizzes.override.add') : t('quizzes.override.edit', { name })}
      onClose={ask}
    >
      {override && <OverrideForm quiz={quiz} override={override} onDone={close} onUnsaved={onUnsaved} />}
      {question}
    </Modal>
  );
};
