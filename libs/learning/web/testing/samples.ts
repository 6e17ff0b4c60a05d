import type { LearnerQuestion, LessonContent } from '@lms/contract';
import type { Attempt, LearningCourse, QuizStart } from '@lms/learning/contract';
import type { KeptCourse } from '../src/offline/study-database';

/** Course of three lessons, the first one done. */
export const buildCourse = (changes: Partial<LearningCourse> = {}): LearningCourse => ({
  id: 'course',
  slug: 'active-listening',
  title: 'Active listening',
  language: 'en',
  passMark: 80,
  sequential: false,
  enrolmentId: 'enrolment',
  status: 'ACTIVE',
  progressPercent: 33,
  lastLessonId: 'video',
  certificateSerial: null,
  rated: false,
  termCount: 0,
  sections: [
    {
      id: 'section',
      title: 'The first section',
      lessons: [
        {
          id: 'article',
          title: 'Why listen',
          type: 'ARTICLE',
          durationMinutes: 5,
          completed: true,
          locked: false,
        },
        {
          id: 'video',
          title: 'How to listen',
          type: 'VIDEO',
          durationMinutes: 2,
          completed: false,
          locked: false,
        },
        {
          id: 'quiz',
          title: 'Did you listen',
          type: 'QUIZ',
          durationMinutes: 10,
          completed: false,
          locked: true,
        },
      ],
    },
  ],
  ...changes,
});

export const buildVideoLesson = (changes: Partial<LessonContent> = {}): LessonContent => ({
  id: 'video',
  courseId: 'course',
  title: 'How to listen',
  type: 'VIDEO',
  durationMinutes: 2,
  completed: false,
  positionSeconds: 0,
  secondsSpent: 0,
  video: {
    url: '/lms-web/media/listen.mp4',
    posterUrl: null,
    durationSeconds: 100,
    captions: [
      { language: 'en', url: '/lms-web/media/listen.en.vtt' },
      { language: 'bn', url: '/lms-web/media/listen.bn.vtt' },
    ],
    transcript: [
      { start: 0, text: 'Put your phone down.' },
      { start: 30, text: 'Say it back in your own words.' },
    ],
  },
  ...changes,
});

const questions: LearnerQuestion[] = [
  {
    id: 'single',
    type: 'SINGLE_CHOICE',
    text: '<p>Who listens?</p>',
    mark: 1,
    options: [
      { id: 'a', text: 'Nobody' },
      { id: 'b', text: 'Everybody' },
    ],
  },
  { id: 'short', type: 'SHORT_ANSWER', text: '<p>What is the opposite of talking?</p>', mark: 1 },
  {
    id: 'matching',
    type: 'MATCHING',
    text: '<p>Match them.</p>',
    mark: 2,
    stems: [
      { id: 's1', text: 'Ear' },
      { id: 's2', text: 'Mouth' },
    ],
    choices: [
      { id: 'c1', text: 'Listen' },
      { id: 'c2', text: 'Talk' },
    ],
  },
];

/** Attempt of ten minutes that began at `now`. */
export const buildAttempt = (changes: Partial<Attempt> = {}, now = Date.now()): Attempt => ({
  id: 'attempt',
  quizId: 'the-quiz',
  courseId: 'course',
  lessonId: 'quiz',
  title: 'Did you listen',
  kind: 'FINAL',
  number: 1,
  status: 'IN_PROGRESS',
  passMark: 80,
  startedAt: new Date(now).toISOString(),
  deadlineAt: new Date(now + 600_000).toISOString(),
  graceMinutes: 2,
  isTimed: true,
  serverTime: new Date(now).toISOString(),
  submittedAt: null,
  questions,
  answers: {},
  flagged: [],
  result: null,
  ...changes,
});

/** Start page of the quiz of {@link buildAttempt}. */
export const quizStart: QuizStart = {
  id: 'the-quiz',
  courseId: 'course',
  lessonId: 'quiz',
  title: 'Did you listen',
  instructions: '',
  kind: 'FINAL',
  timeLimitMinutes: 10,
  graceMinutes: 2,
  attemptsAllowed: 3,
  attemptsLeft: 2,
  passMark: 80,
  questionCount: 3,
  penalty: 0,
  opensAt: null,
  closesAt: null,
  gradingMethod: 'HIGHEST',
  result: null,
  attempts: [],
  inProgressId: null,
  dueCount: 0,
};

/** Course of a video lesson, kept on the device. */
export const buildKeptCourse = (changes: Partial<KeptCourse> = {}): KeptCourse => ({
  courseId: 'course',
  keptAt: '2026-11-20T08:00:00.000Z',
  hasVideos: false,
  bytes: 2_000_000,
  files: [],
  glossary: { terms: [] },
  listed: {
    enrolmentId: 'enrolment',
    courseId: 'course',
    slug: 'active-listening',
    title: 'Active listening',
    imageUrl: null,
    language: 'en',
    category: { en: 'Soft skills', bn: 'সফট স্কিলস' },
    categorySlug: 'soft-skills',
    organizationName: 'National Computer Council',
    durationMinutes: 30,
    progressPercent: 33,
    lastLessonId: 'video',
    completedAt: null,
    certificateSerial: null,
    status: 'ACTIVE',
    next: null,
  },
  course: buildCourse(),
  notes: { notes: [], bookmarks: [] },
  lessons: [buildVideoLesson()],
  ...changes,
});
