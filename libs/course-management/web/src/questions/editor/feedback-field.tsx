import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';
import { useQuestionLabels } from './labels';
import table from './part-list.module.css';
import { WordsField } from './words-field';

/** Feedback on an answer; collapsed while empty, because few answers have it. */
export const FeedbackField = ({ name, mayWrite }: { name: string; mayWrite: boolean }) => {
  const { t } = useTranslation();
  const { values } = useFormikContext();
  const labels = useQuestionLabels();
  const [isOpen, setIsOpen] = useState(Boolean(getIn(values, name)));
  if (isOpen) return <WordsField name={name} disabled={!mayWrite} />;
  if (!mayWrite) return null;
  return (
    <div>
      <Button type="link" className={table['format']} onClick={() => setIsOpen(true)}>
        {t('questions.form.addFeedback')}
        <span className="visually-hidden">: {labels[name]}</span>
      </Button>
    </div>
  );
};
