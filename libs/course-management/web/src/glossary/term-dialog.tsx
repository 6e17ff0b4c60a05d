import { EditForm, Modal, SubmitButton, TextAreaField, TextField, useAskedClose, useEdit } from '@lms/admin-ui';
import { type CourseTerm, namedSide, termSides } from '@lms/contract';
import { courseTermSchema, type Glossary } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AnyObject, ObjectSchema } from 'yup';
import { isSame } from '../is-same';
import { useLazyGetGlossaryQuery } from './glossary-api';
import styles from './glossary.module.css';
import { placeInTerms } from './pasted-terms';
import { useGlossaryChange } from './use-glossary-change';
import { useTermLabels } from './use-term-labels';

interface TermDialogProps {
  glossary: Glossary;
  /** `undefined` closes the dialog. */
  term: CourseTerm | 'new' | undefined;
  onClose: () => void;
}

/** Form of one term, in both languages. */
export const TermDialog = ({ glossary, term, onClose }: TermDialogProps) => {
  const { t } = useTranslation();
  const { close, ask, onUnsaved, question } = useAskedClose(onClose);
  return (
    <Modal
      open={term !== undefined}
      title={t(term === 'new' ? 'courses.glossary.add' : 'courses.glossary.edit')}
      onClose={ask}
    >
      {term && <TermForm glossary={glossary} term={term} onDone={close} onUnsaved={onUnsaved} />}
      {question}
    </Modal>
  );
};

interface TermFormProps {
  glossary: Glossary;
  term: CourseTerm | 'new';
  onDone: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

const emptyTerm = (): CourseTerm => ({
  id: crypto.randomUUID(),
  term: { en: '', bn: '' },
  meaning: { en: '', bn: '' },
});

type Opened = Pick<Glossary, 'version' | 'terms'>;

/** Puts a term in its place, or at the end. */
const withTerm = (terms: readonly CourseTerm[], term: CourseTerm) =>
  terms.some(({ id }) => id === term.id)
    ? terms.map((one) => (one.id === term.id ? term : one))
    : [...terms, term];

const TermForm = ({ glossary, term, onDone, onUnsaved }: TermFormProps) => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const labels = useTermLabels();
  const [first] = useState(() => (term === 'new' ? emptyTerm() : term));
  const change = useGlossaryChange(glossary.courseId);
  const [read] = useLazyGetGlossaryQuery();
  const storedIn = (terms: readonly CourseTerm[]) => terms.find(({ id }) => id === first.id);
  const edit = useEdit<Opened, CourseTerm>({
    item: glossary,
    toInput: ({ terms }) => storedIn(terms) ?? first,
    reload: () => read(glossary.courseId),
  });
  const save = async (typed: CourseTerm) => {
    const { item, saved } = edit.opened ?? {};
    const from = item ?? glossary;
    const apply = (terms: readonly CourseTerm[]) => withTerm(terms, typed);
    const problem = await change({
      from,
      apply,
      fits: (terms) => isSame(storedIn(terms) ?? saved, saved),
    });
    if (problem) {
      const errors = problem.errors.map((error) => ({
        ...error,
        field: placeInTerms(error).field,
      }));
      return { ...problem, errors };
    }
    const name = typed.term[namedSide(typed, i18n.language)];
    dispatch(toastShown({ type: 'success', message: t('courses.glossary.saved', { name }) }));
    onDone();
    return undefined;
  };
  return (
    <EditForm
      edit={edit}
      schema={courseTermSchema as unknown as ObjectSchema<AnyObject>}
      labels={labels}
      onUnsaved={onUnsaved}
      onSubmit={(values) => save(values as CourseTerm)}
    >
      <p className={styles['hint']}>{t('courses.glossary.hint')}</p>
      <div className={styles['fields']}>
        {termSides(i18n.language).map((side) => (
          <div key={side}>
            <TextField name={`term.${side}`} lang={side} />
            <TextAreaField name={`meaning.${side}`} lang={side} rows={3} />
          </div>
        ))}
      </div>
      <SubmitButton data-key="ctrl s">{t('common.action.save')}</SubmitButton>
    </EditForm>
  );
};
