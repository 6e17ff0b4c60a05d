import type { CallProblem } from '@lms/entity-api';
import type { ComponentProps, ReactNode } from 'react';
import type { AnyObject } from 'yup';
import { Form } from '../form/form';
import { Conflict, MergedNote, type TextOf } from './conflict';
import type { Edit } from './use-edit';
import { ValueWordsProvider } from './value-words';

interface EditFormProps<
  Item extends { version: number },
  Input extends object,
  Values extends AnyObject,
> extends Omit<ComponentProps<typeof Form<Values>>, 'initialValues' | 'savedValues' | 'explain'> {
  edit: Edit<Item, Input>;
  /** Converts the form's values to the input of the save, where they differ. */
  toInput?: (values: Values) => Input;
  /** Formats values in a conflict that no field of the form does. */
  textOf?: TextOf;
  /** Describes a failure other than a conflict. */
  explain?: (problem: CallProblem) => ReactNode;
}

/**
 * Form of one record. When somebody else has saved the record meanwhile, it offers to merge both
 * versions.
 */
export const EditForm = <
  Item extends { version: number },
  Input extends object,
  Values extends AnyObject,
>({
  edit: { opened, isMerging, mergeProblem, reopen },
  toInput = (values) => values as object as Input,
  textOf,
  explain,
  children,
  ...form
}: EditFormProps<Item, Input, Values>) =>
  opened && (
    <ValueWordsProvider>
      <Form<Values>
        key={opened.round}
        {...form}
        initialValues={opened.values as object as Values}
        savedValues={opened.saved as object as Values}
        explain={(problem, typed) =>
          problem.code === 'entity.conflict' ? (
            <Conflict
              problem={problem}
              mergeProblem={mergeProblem}
              busy={isMerging}
              onMerge={() => void reopen(toInput(typed))}
            />
          ) : (
            explain?.(problem)
          )
        }
      >
        {opened.merged && <MergedNote {...opened.merged} textOf={textOf} />}
        {children}
      </Form>
    </ValueWordsProvider>
  );
