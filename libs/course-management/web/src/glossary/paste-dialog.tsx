import { Form, Modal, Notice, SubmitButton, TextAreaField } from '@lms/admin-ui';
import { code, type CourseTerm, type FieldProblem, text } from '@lms/contract';
import { type Glossary, glossarySchema } from '@lms/course-management/contract';
import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { useFieldText, validateForm } from '@lms/ui';
import { useState } from 'react';
import { object } from 'yup';
import styles from './glossary.module.css';
import { type PastedTerm, placeInTerms, readPastedTerms } from './pasted-terms';
import { useGlossaryChange } from './use-glossary-change';
import { useTermLabels } from './use-term-labels';

const schema = object({ rows: text({ max: 300_000 }).required(code('required')) });

interface PasteDialogProps {
  glossary: Glossary;
  open: boolean;
  onClose: () => void;
  onAdded: (terms: CourseTerm[]) => void;
}

/** Takes rows of a spreadsheet; adds all of them or, with what is wrong in which row, none. */
export const PasteDialog = ({ open, onClose, ...props }: PasteDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal open={open} title={t('courses.glossary.paste.title')} onClose={onClose}>
      <PasteForm {...props} />
    </Modal>
  );
};

/** Problem of a row, or of all rows together. */
interface RowProblem {
  row?: number;
  text: string;
}

const PasteForm = ({ glossary, onAdded }: Pick<PasteDialogProps, 'glossary' | 'onAdded'>) => {
  const { t, formats } = useTranslation();
  const change = useGlossaryChange(glossary.courseId);
  const labels = useTermLabels();
  const fieldText = useFieldText();
  const [problems, setProblems] = useState<RowProblem[]>([]);

  /** Places problems of the terms, of which the last are the pasted ones, in their rows. */
  const inRows = (errors: FieldProblem[], pasted: PastedTerm[], length: number): RowProblem[] =>
    errors.map(placeInTerms).flatMap(({ index, ...problem }) => {
      if (index === undefined) return { text: fieldText(problem, labels[problem.field]) };
      const row = pasted[index - (length - pasted.length)]?.row;
      return row === undefined ? [] : { row, text: fieldText(problem, labels[problem.field]) };
    });

  const add = async (rows: string): Promise<CallProblem | undefined> => {
    const pasted = readPastedTerms(rows);
    const added = pasted.map(({ term }) => term);
    const apply = (terms: readonly CourseTerm[]) => [...terms, ...added];
    const { length } = apply(glossary.terms);
    const refuse = (found: RowProblem[], problem?: CallProblem) => {
      setProblems(found);
      return problem ?? { code: 'validation.failed' as const, errors: [refused] };
    };
    const wide = pasted.filter(({ isTooWide }) => isTooWide);
    const found = [
      ...wide.map(({ row }) => ({ row, text: t('courses.glossary.paste.tooWide') })),
      ...inRows(
        Object.values(validateForm(glossarySchema, { terms: apply(glossary.terms) })),
        pasted,
        length,
      ),
    ];
    if (found.length > 0) return refuse(found);
    const problem = await change({ from: glossary, apply });
    if (!problem) {
      onAdded(added);
      return undefined;
    }
    if (problem.errors.length === 0) return refuse([], problem);
    return refuse(inRows(problem.errors, pasted, length));
  };

  return (
    <Form
      schema={schema}
      initialValues={{ rows: '' }}
      labels={{ rows: t('courses.glossary.paste.rows') }}
      onSubmit={({ rows }) => add(rows)}
    >
      <p className={styles['hint']}>{t('courses.glossary.paste.hint')}</p>
      {problems.length > 0 && (
        <Notice tone="bad">
          <p>{t('courses.glossary.paste.refused')}</p>
          <ul className={styles['problems']}>
            {problems.map(({ row, text: reason }, index) => (
              <li key={index}>
                {row === undefined
                  ? reason
                  : t('courses.glossary.paste.row', { row: formats.number(row), text: reason })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <TextAreaField name="rows" rows={8} />
      <SubmitButton>{t('courses.glossary.paste.submit')}</SubmitButton>
    </Form>
  );
};

const refused: FieldProblem = { field: 'rows', code: 'invalid' };
