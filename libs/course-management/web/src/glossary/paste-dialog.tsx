import { Form, Modal, SubmitButton, TextAreaField } from '@lms/admin-ui';
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
    // Changes if somebody else has saved meanwhile.
    let length = 0;
    const apply = (terms: readonly CourseTerm[]) => {
      const all = [...terms, ...added];
      ({ length } = all);
      return all;
    };
    const errors = validateForm(glossarySchema, { terms: apply(glossary.terms) });
    const refuse = (found: RowProblem[]): CallProblem => {
      setProblems(found.sort((one, other) => (one.row ?? 0) - (other.row ?? 0)));
      return { code: 'validation.failed', errors: [] };
    };
    const wide = pasted.filter(({ isTooWide }) => isTooWide);
    const found = [
      ...wide.map(({ row }) => ({ row, text: t('courses.glossary.paste.tooWide') })),
      ...inRows(Object.values(errors), pasted, length),
    ];
    if (found.length > 0) return refuse(found);
    const problem = await change({ from: glossary, apply });
    if (!problem) {
      onAdded(added);
      return undefined;
    }
    return problem.errors.length === 0 ? problem : refuse(inRows(problem.errors, pasted, length));
  };

  return (
    <Form
      schema={schema}
      initialValues={{ rows: '' }}
      labels={{ rows: t('courses.glossary.paste.rows') }}
      explain={({ code: reason }) =>
        reason === 'validation.failed' && (
          <>
            <p>{t('courses.glossary.paste.refused')}</p>
            <ul className={styles['problems']}>
              {problems.map(({ row, text: what }, index) => (
                <li key={index}>
                  {row === undefined
                    ? what
                    : t('courses.glossary.paste.row', { row: formats.number(row), text: what })}
                </li>
              ))}
            </ul>
          </>
        )
      }
      onSubmit={({ rows }) => add(rows)}
    >
      <p className={styles['hint']}>{t('courses.glossary.paste.hint')}</p>
      <TextAreaField name="rows" rows={8} />
      <SubmitButton>{t('courses.glossary.paste.submit')}</SubmitButton>
    </Form>
  );
};
