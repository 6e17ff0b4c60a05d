import { useCallback, useState } from 'react';
import { UnsavedQuestion } from './unsaved-question';

/**
 * Asks before a panel or dialog is closed over unsaved changes of its form.
 *
 * @param onClose - closes it
 */
export const useAskedClose = (onClose: () => void) => {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = useCallback(() => {
    setIsUnsaved(false);
    setIsAsking(false);
    onClose();
  }, [onClose]);
  return {
    /** Closes without a question, as after a save. */
    close,
    ask: () => {
      if (isUnsaved) setIsAsking(true);
      else close();
    },
    onUnsaved: setIsUnsaved,
    question: (
      <UnsavedQuestion open={isAsking} onStay={() => setIsAsking(false)} onLeave={close} />
    ),
  };
};
