import { useTranslation } from '@lms/i18n';
import { useMemo } from 'react';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Fields outside of lists, by their name in the contract. */
const fields = [
  'type',
  'text',
  'name',
  'answers',
  'pairs',
  'blanks',
  'markingGuide',
  'minWords',
  'maxWords',
  'caseSensitive',
  'generalFeedback',
  'hint',
  'difficulty',
  'tags',
  'defaultMark',
] as const;
const answerParts = ['text', 'fraction', 'feedback', 'tolerance'] as const;
const pairParts = ['stem', 'choice'] as const;
const blankParts = ['kind', 'weight', 'caseSensitive', 'answers'] as const;

const find = <Name extends string>(names: readonly Name[], name: string | undefined) =>
  names.find((known) => known === name);

const part = /^(?:blanks\[(\d+)\]\.)?(answers|pairs)\[(\d+)\]\.(\w+)$/;
const blankPart = /^blanks\[(\d+)\]\.(\w+)$/;

const labelOf = (t: Translate, path: string) => {
  const own = find(fields, path);
  if (own) return t(`questions.field.${own}`);
  const [, blank, list, index, name] = part.exec(path) ?? [];
  const number = Number(index) + 1;
  const pair = list === 'pairs' ? find(pairParts, name) : undefined;
  if (pair) return t(`questions.pair.${pair}`, { number });
  const answer = list === 'answers' ? find(answerParts, name) : undefined;
  if (answer && blank) {
    return t(`questions.blankAnswer.${answer}`, { number, blank: Number(blank) + 1 });
  }
  if (answer) return t(`questions.answer.${answer}`, { number });
  const [, blankIndex, ofBlank] = blankPart.exec(path) ?? [];
  const found = find(blankParts, ofBlank);
  return found && t(`questions.blank.${found}`, { number: Number(blankIndex) + 1 });
};

/** Labels of fields by path, made on demand: an author may add many. */
export const useQuestionLabels = () => {
  const { t } = useTranslation();
  return useMemo(
    () =>
      new Proxy<Record<string, string>>(
        {},
        { get: (_all, path) => (typeof path === 'string' ? labelOf(t, path) : undefined) },
      ),
    [t],
  );
};
