import type { CallProblem } from '@lms/entity-api';
import { Form } from '@lms/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { AnyObject } from 'yup';
import { Conflict, MergedNote } from './conflict';
import type { Edit } from './use-edit';

interface EditFormProps<
  Item extends { version: number },
  Input extends object,
  Values extends AnyObject,
> extends Omit<ComponentProps<typeof Form<Values>>, 'initialValues' | 'savedValues' | 'explain'> {
  edit: Edit<Item, Input>;
  /** Brings what was typed into the shape in which it is saved, where fields hold it otherwise. */
  toInput?: (values: Values) => Input;
  /** How a field's value reads where two editors clash; without it the value itself stands. */
  textOf?: (field: string, value: unknown) => string | undefined;
  /** Tells a failure that is no conflict. */
  explain?: (problem: CallProblem) => ReactNode;
}

/** The form of one record: when another has saved it meanwhile, it offers to go on with both. */
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
  );
