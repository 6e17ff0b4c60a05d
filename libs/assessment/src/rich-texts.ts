import type { QuestionAnswer, QuestionContent, QuestionType } from '@lms/contract';

/** Types whose answers are shown as rich text; those of the others are typed or are codes. */
const withRichAnswers: QuestionType[] = ['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'ORDERING'];

/**
 * The question with every rich text (HTML) of it changed. Plain are the name, what is typed as an
 * answer, the choices of pairs and all answers of blanks, for they are shown in lists that can't
 * hold markup.
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
