import { contentProblems } from '@lms/assessment';
import type { QuestionContent } from '@lms/contract';
import { type QuestionInput, questionSchema } from '@lms/course-management/contract';
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';

/** What is missing, as an empty text: the schema itself says that it is wanted. */
const filled = (input: QuestionInput): QuestionContent =>
  ({
    ...input,
    text: input.text ?? '',
    pairs: input.pairs.map((pair) => ({ ...pair, choice: pair.choice ?? '' })),
  }) as QuestionContent;

/** The contract's schema, and what keeps a question of its type from being asked. */
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
