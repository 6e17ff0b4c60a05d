import { contentProblems, mapRichTexts } from '@lms/assessment';
import type { QuestionContent } from '@lms/contract';
import type { QuestionInput } from '@lms/course-management/contract';
import { plainTextOf, sanitizeRichText } from '@lms/server/platform';
import { CourseManagementProblem } from './course-management-problem';

/**
 * Builds the stored content from an author's input: rich text sanitised, only the parts of its type.
 *
 * @throws ProblemError question.incomplete, by field, where the parts don't fit the type
 */
export const buildContent = (input: QuestionInput): QuestionContent => {
  const { type, text, answers, pairs, blanks, caseSensitive, generalFeedback, hint } =
    input as QuestionContent;
  const { markingGuide, minWords, maxWords } = input;
  const content = mapRichTexts<QuestionContent>(
    {
      type,
      text,
      caseSensitive,
      generalFeedback,
      hint,
      answers: ['MATCHING', 'FILL_IN_BLANKS', 'ESSAY'].includes(type) ? [] : answers,
      pairs: type === 'MATCHING' ? pairs : [],
      ...(type === 'FILL_IN_BLANKS' && { blanks }),
      ...(type === 'ESSAY' && { markingGuide, minWords, maxWords }),
    },
    sanitizeRichText,
  );
  const problems = contentProblems(content);
  if (problems.length > 0) throw new CourseManagementProblem('question.incomplete', problems);
  // Undefined fields are removed, so that the content equals what the database returns.
  return JSON.parse(JSON.stringify(content)) as QuestionContent;
};

const maxLetters = 80;

/** Default name of a question: its first words, never cut within a word. */
export const shortName = (plainText: string) => {
  const letters = [...plainText];
  if (letters.length <= maxLetters) return plainText;
  const start = letters.slice(0, maxLetters - 1).join('');
  return `${start.replace(/\s+\S*$/, '')}…`;
};

/** Returns the question's columns that derive from an input. */
export const questionValues = (input: QuestionInput, content: QuestionContent) => {
  const plainText = plainTextOf(content.text);
  return {
    plainText,
    name: input.name.trim() || shortName(plainText),
    externalId: input.externalId,
    type: content.type,
    difficulty: input.difficulty,
    tags: [...new Set(input.tags.map((tag) => tag.trim()))],
    defaultMark: input.defaultMark,
  };
};
