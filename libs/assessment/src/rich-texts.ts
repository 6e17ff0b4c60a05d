import type { QuestionAnswer, QuestionContent, QuestionType } from '@lms/contract';

/** Types with rich text in their answers; other types have typed text or codes. */
const withRichAnswers: QuestionType[] = ['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'ORDERING'];

/**
 * Applies a function to every rich text (HTML) of a question. The name, typed answers, the choices
 * of pairs and the answers of blanks are plain text: lists that show them can't hold markup.
 */
export function mapRichTexts<Of extends QuestionContent>(
  content: Of,
  change: (html: string) => string,
): Of {
  const optional = <Name extends string>(name: Name, html: string | undefined) =>
    (html === undefined ? {} : { [name]: change(html) }) as { [Key in Name]?: string };
  const answer = (isRich: boolean) => (given: QuestionAnswer) => ({
    ...given,
    ...(isRich && { text: change(given.text) }),
    ...optional('feedback', given.feedback),
  });
  return {
    ...content,
    text: change(content.text),
    answers: content.answers.map(answer(withRichAnswers.includes(content.type))),
    pairs: content.pairs.map((pair) => ({ ...pair, stem: change(pair.stem) })),
    ...(content.blanks && {
      blanks: content.blanks.map((blank) => ({
        ...blank,
        answers: blank.answers.map(answer(false)),
      })),
    }),
    ...optional('generalFeedback', content.generalFeedback),
    ...optional('hint', content.hint),
    ...optional('markingGuide', content.markingGuide),
  };
}
