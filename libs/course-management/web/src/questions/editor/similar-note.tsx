import { Notice } from '@lms/admin-ui';
import type { QuestionInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { questionPath } from '../question-paths';
import { questionsApi } from '../questions-api';
import styles from './editor.module.css';

/** Pause in typing before the search, in milliseconds, and the minimum length of text. */
const pauseMs = 800;
const minTextLength = 15;

const wordsOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

/** Warns the author of questions similar to the one being written. */
export const SimilarNote = ({ exceptId }: { exceptId?: string }) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<QuestionInput>();
  const { text, bankId } = values;
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { currentData } = questionsApi.useFindSimilarQuestionsQuery(
    { bankId, text: settled, exceptId },
    { skip: wordsOf(settled).length < minTextLength },
  );
  const found = wordsOf(settled).length < minTextLength ? [] : (currentData ?? []);
  return (
    <div role="status">
      {found.length > 0 && (
        <Notice tone="warn" silent>
          <p>{t('questions.similar.found', { count: found.length })}</p>
          <ul className={styles['similar']}>
            {found.map(({ id, bankId: itsBank, name, bankName }) => (
              <li key={id}>
                <a href={questionPath(itsBank, id)} target="_blank" rel="noreferrer">
                  {name}
                </a>{' '}
                <span className={styles['small']}>
                  {t('questions.similar.inBank', { bank: bankName })}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};
