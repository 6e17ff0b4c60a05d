import { contentProblems } from '@lms/assessment';
import type { QuestionContent } from '@lms/contract';
import { type QuestionInput, questionSchema } from '@lms/course-management/contract';
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';

/** Fills missing texts with an empty one: the schema itself reports required fields. */
const filled = (input: QuestionInput): QuestionContent =>
  ({
    ...input,
    text: input.text ?? '',
    pairs: input.pairs.map((pair) => ({ ...pair, choice: pair.choice ?? '' })),
  }) as QuestionContent;

/** The contract's schema, with the checks of the question's type. */
export const questionFormSchema = questionSchema.test({
  name: 'content',
  test: (input, context) => {
    const problems = contentProblems(filled(input as QuestionInput));
    return (
      problems.length === 0 ||
      new ValidationError(
        problems.map(({ field, code, params }) =>
          context.createError({ path: field, message: code, params }),
        ),
      )
    );
  },
}) as unknown as ObjectSchema<AnyObject>;
