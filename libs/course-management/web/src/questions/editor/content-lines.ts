import type { QuestionAnswer, QuestionContent } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useShareText } from './share-field';

const wordsOf = (html = '') => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = [...body.querySelectorAll('img')].map(({ alt }) => `[${alt}]`);
  return [body.textContent?.trim() ?? '', ...pictures].filter(Boolean).join(' ');
};

/** Returns a function that lists a question's content and marking, line by line, for a diff. */
export const useContentLines = () => {
  const { t, formats } = useTranslation();
  const shareText = useShareText();
  const answerLine = ({ text, fraction, feedback, tolerance }: QuestionAnswer, together: boolean) =>
    [
      `• ${wordsOf(text)}`,
      tolerance ? `± ${formats.number(tolerance)}` : '',
      `(${shareText(fraction, together)})`,
      wordsOf(feedback),
    ]
      .filter(Boolean)
      .join(' ');
  return (content: QuestionContent): string => {
    const { type, answers, pairs, blanks = [], minWords, maxWords } = content;
    const titled = (title: string, text: string | undefined) =>
      text ? [`${title}: ${wordsOf(text)}`] : [];
    const ofAnswers = answers.map((answer, index) =>
      type === 'ORDERING'
        ? `${formats.number(index + 1)}. ${wordsOf(answer.text)}`
        : type === 'TRUE_FALSE'
          ? answerLine(
              {
                ...answer,
                text: t(
                  answer.text === 'true' ? 'questions.trueFalse.true' : 'questions.trueFalse.false',
                ),
              },
              false,
            )
          : answerLine(answer, type === 'MULTIPLE_CHOICE'),
    );
    return [
      t(`questions.type.${type}`),
      wordsOf(content.text),
      ...ofAnswers,
      ...pairs.map(({ stem, choice }) => `• ${wordsOf(stem)} → ${choice}`),
      ...blanks.flatMap((blank, index) => [
        `[[${index + 1}]] ${t(`questions.blankKind.${blank.kind}`)} · ${formats.number(blank.weight)}`,
        ...blank.answers.map((answer) => answerLine(answer, blank.kind === 'CHOICES')),
      ]),
      ...(content.caseSensitive ? [t('questions.field.caseSensitive')] : []),
      ...(minWords ? [`${t('questions.field.minWords')}: ${formats.number(minWords)}`] : []),
      ...(maxWords ? [`${t('questions.field.maxWords')}: ${formats.number(maxWords)}`] : []),
      ...titled(t('questions.field.hint'), content.hint),
      ...titled(t('questions.field.generalFeedback'), content.generalFeedback),
      ...titled(t('questions.field.markingGuide'), content.markingGuide),
    ].join('\n');
  };
};
