import { TextField } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { newPair, type Pair } from './form-values';
import { PartList } from './part-list';
import { WordsField } from './words-field';

/** MATCHING: prompts with their matches; a match without a prompt is a wrong choice. */
export const PairFields = ({ mayWrite }: { mayWrite: boolean }) => {
  const { t } = useTranslation();
  return (
    <PartList<Pair>
      name="pairs"
      mayWrite={mayWrite}
      make={newPair}
      addText={t('questions.form.addPair')}
      nameOf={(number) => t('questions.pair.name', { number })}
      hint={t('questions.hint.pairs')}
      columns={[t('questions.column.stem'), t('questions.column.choice')]}
    >
      {(path) => (
        <>
          <WordsField name={`${path}.stem`} disabled={!mayWrite} />
          <TextField name={`${path}.choice`} />
        </>
      )}
    </PartList>
  );
};
