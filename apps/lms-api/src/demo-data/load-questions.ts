import { shuffle } from '@lms/assessment';
import {
  programmePassMarks,
  type QuestionBlank,
  type QuestionContent,
  type QuizItem,
  type ReviewPolicy,
} from '@lms/contract';
import { shortName } from '@lms/course-management/api';
import {
  type Executor,
  questionBanks,
  questions,
  questionVersions,
  quizzes,
} from '@lms/server/database';
import { plainTextOf, sanitizeRichText } from '@lms/server/platform';
import { v4 } from 'uuid';
import type { Chance } from './chance';
import type { CourseContent, QuestionFile, QuizFile } from './content-files';
import { insertAll } from './insert-all';

/** Review policies: answers of a final quiz stay hidden until it is passed, as it can be retaken. */
const reviewPolicies: Record<QuizFile['kind'], ReviewPolicy> = {
  FINAL: { marks: 'AFTER_SUBMIT', answers: 'AFTER_PASS', feedback: 'AFTER_PASS' },
  PRACTICE: { marks: 'AFTER_SUBMIT', answers: 'AFTER_SUBMIT', feedback: 'AFTER_SUBMIT' },
};

/** Question types whose answers are shown as rich text. */
const choiceTypes: QuestionFile['type'][] = ['SINGLE_CHOICE', 'MULTIPLE_CHOICE'];
const blankChoices: QuestionBlank['kind'][] = ['CHOICE', 'CHOICES'];

/** Makes a question's content. Neither ids nor the order of answers tell which one comes first. */
export const contentOf = (question: QuestionFile, { random }: Chance): QuestionContent => {
  const id = () => v4({ rng: () => Uint8Array.from({ length: 16 }, () => random() * 256) });
  const isChoice = choiceTypes.includes(question.type);
  const isOrdering = question.type === 'ORDERING';
  const answers = question.answers.map(({ text, feedback, ...answer }) => ({
    ...answer,
    id: id(),
    text: isChoice || isOrdering ? sanitizeRichText(text) : text,
    ...(feedback && { feedback: sanitizeRichText(feedback) }),
  }));
  const pairs = (question.pairs ?? []).map((pair) => ({ ...pair, id: id() }));
  const blanks = question.blanks?.map((blank) => {
    const choices = blank.answers.map((answer) => ({ ...answer, id: id() }));
    const isOffered = blankChoices.includes(blank.kind);
    return { ...blank, id: id(), answers: isOffered ? shuffle(choices, random) : choices };
  });
  return {
    type: question.type,
    text: sanitizeRichText(question.text),
    // The first typed answer that matches counts, and elements are stored in the right order.
    answers: isChoice ? shuffle(answers, random) : answers,
    pairs: shuffle(pairs, random),
    ...(blanks && { blanks }),
    caseSensitive: question.caseSensitive ?? false,
    generalFeedback: sanitizeRichText(question.generalFeedback),
    ...(question.hint && { hint: sanitizeRichText(question.hint) }),
  };
};

const paragraph = (text: string) => (text.trimStart().startsWith('<') ? text : `<p>${text}</p>`);

interface Owner {
  categoryId: string;
  organizationId: string;
}

export interface DemoQuestion {
  id: string;
  bankId: string;
  content: QuestionContent;
  difficulty: QuestionFile['difficulty'];
  tags: string[];
  status: 'ACTIVE';
}

export interface DemoQuiz {
  id: string;
  title: string;
  kind: QuizFile['kind'];
  items: QuizItem[];
  passMark: number;
  timeLimitMinutes: number | null;
  attemptsAllowed: number;
}

/** Stores a course's question bank and quizzes; returns the quizzes by key. */
export const loadQuestions = async (
  db: Executor,
  course: Pick<CourseContent, 'slug' | 'title' | 'summary' | 'programme' | 'questions' | 'quizzes'>,
  owner: Owner,
  chance: Chance,
  at: Date,
) => {
  const createdAt = at.toISOString();
  const bankId = chance.id(at);
  await db.insert(questionBanks).values({
    ...owner,
    id: bankId,
    createdAt,
    name: course.title,
    description: course.summary,
  });

  const stored = new Map<string, DemoQuestion>();
  for (const question of course.questions) {
    stored.set(question.key, {
      id: chance.id(at),
      bankId,
      content: contentOf(question, chance),
      difficulty: question.difficulty,
      // Random draws find their questions by the keys of their quizzes.
      tags: [...question.tags, ...question.quizzes],
      status: 'ACTIVE',
    });
  }
  const all = [...stored.values()];
  await insertAll(
    db,
    questions,
    all.map(({ content, ...question }) => {
      const plainText = plainTextOf(content.text);
      return {
        ...question,
        organizationId: owner.organizationId,
        type: content.type,
        name: shortName(plainText),
        plainText,
        createdAt,
      };
    }),
  );
  await insertAll(
    db,
    questionVersions,
    all.map(({ id, content }) => ({ questionId: id, contentVersion: 1, content, createdAt })),
  );

  const itemsOf = ({ key, draw, questions: keys }: QuizFile): QuizItem[] => {
    if (draw !== null) return [{ kind: 'RANDOM', bankId, count: draw, tags: [key], mark: 1 }];
    return keys.map((questionKey) => {
      const question = stored.get(questionKey);
      if (!question) throw new Error(`${course.slug}: no question "${questionKey}"`);
      return { kind: 'FIXED', questionId: question.id, mark: 1 };
    });
  };
  const byKey = new Map<string, DemoQuiz>();
  for (const quiz of course.quizzes) {
    const { kind, title, timeLimitMinutes, attemptsAllowed } = quiz;
    const passMark = programmePassMarks[course.programme];
    const items = itemsOf(quiz);
    byKey.set(quiz.key, {
      id: chance.id(at),
      title,
      kind,
      items,
      passMark,
      timeLimitMinutes,
      attemptsAllowed,
    });
  }
  await insertAll(
    db,
    quizzes,
    course.quizzes.flatMap(({ key, instructions, kind }) => {
      const quiz = byKey.get(key);
      if (!quiz) return [];
      return [
        {
          ...quiz,
          organizationId: owner.organizationId,
          instructions: sanitizeRichText(paragraph(instructions)),
          review: reviewPolicies[kind],
          status: 'ACTIVE' as const,
          createdAt,
        },
      ];
    }),
  );
  return { quizzes: byKey, questions: all };
};
