import { courseStatuses, difficulties, questionTypes } from '@lms/contract';
import type { ReportDefinition, ReportName } from './report';
import { attemptResults } from './report-codes';
import {
  batch,
  byName,
  category,
  column,
  course,
  enrolmentStatus,
  grain,
  newest,
  organization,
  range,
  sorted,
} from './report-parts';
import { reportsPermissions } from './reports-permissions';

/** Reports on courses and on the learners in them. */
export const courseReports = {
  /**
   * One row per course. Enrolments, scores and revenue are those of the range; completions are
   * counted among the range's enrolments, as they stand now.
   */
  'course-report': {
    name: 'course-report',
    access: reportsPermissions['report.read'],
    columns: [
      column('course', 'text', sorted),
      column('provider', 'text', sorted),
      column('category', 'text', sorted),
      column('courseStatus', 'code', { codes: 'courseStatus', sortable: true }),
      column('enrolled', 'count', sorted),
      column('inProgress', 'count', sorted),
      column('completed', 'count', sorted),
      column('completionPercent', 'percent', sorted),
      column('averageScore', 'percent', sorted),
      column('rating', 'decimal', sorted),
      column('revenue', 'money', sorted),
    ],
    figures: [
      { field: 'courses', kind: 'count', standing: true },
      { field: 'enrolled', kind: 'count' },
      { field: 'completed', kind: 'count' },
      { field: 'completionPercent', kind: 'percent' },
      { field: 'revenue', kind: 'money' },
    ],
    filters: [range, organization, category, { name: 'courseStatus', codes: courseStatuses }],
    sorting: newest('enrolled'),
    searchable: true,
    charted: true,
  },
  /**
   * One row per question. The range selects questions by when they were last asked; the figures
   * always cover all attempts. The three indices are Moodle's, each quiz counting once; average mark
   * and correlation with the rest weigh each quiz by its attempts.
   */
  'question-bank-report': {
    name: 'question-bank-report',
    access: reportsPermissions['report.read'],
    columns: [
      column('question', 'text', sorted),
      column('bank', 'text', sorted),
      column('questionType', 'code', { codes: 'questionType', sortable: true }),
      column('difficulty', 'code', { codes: 'difficulty', sortable: true }),
      column('timesAsked', 'count', sorted),
      column('facilityIndex', 'percent', sorted),
      column('discriminationIndex', 'index', sorted),
      column('discriminativeEfficiency', 'index', sorted),
      column('averageMark', 'percent', sorted),
      column('restCorrelation', 'index', sorted),
      column('lastAskedAt', 'instant', sorted),
    ],
    figures: [
      { field: 'questions', kind: 'count', standing: true },
      { field: 'questionsAsked', kind: 'count', standing: true },
      { field: 'facilityIndex', kind: 'percent', standing: true },
      { field: 'weakQuestions', kind: 'count', standing: true },
    ],
    filters: [
      range,
      organization,
      { name: 'bankId' },
      { name: 'questionType', codes: questionTypes },
      { name: 'difficulty', codes: difficulties },
    ],
    sorting: newest('timesAsked'),
    searchable: true,
    charted: true,
  },
  /** One row per day, week or month: totals at its end, or what happened within it. */
  'overview-statistic-report': {
    name: 'overview-statistic-report',
    access: reportsPermissions['report.read'],
    columns: [
      column('period', 'period', sorted),
      column('enrolments', 'count', sorted),
      column('completions', 'count', sorted),
      column('certificates', 'count', sorted),
      column('revenue', 'money', sorted),
    ],
    figures: [
      { field: 'users', kind: 'count', standing: true },
      { field: 'organizations', kind: 'count', standing: true },
      { field: 'courses', kind: 'count', standing: true },
      { field: 'enrolments', kind: 'count' },
      { field: 'completions', kind: 'count' },
      { field: 'certificates', kind: 'count' },
      { field: 'revenue', kind: 'money' },
    ],
    filters: [range, grain, organization],
    sorting: newest('period'),
    searchable: false,
    charted: true,
  },
  /** One row per submitted attempt at a final quiz, within the range by submission. */
  'final-quiz-report': {
    name: 'final-quiz-report',
    access: reportsPermissions['report.read'],
    columns: [
      column('learner', 'person', sorted),
      column('email', 'text'),
      column('course', 'text', sorted),
      column('attempt', 'count'),
      column('score', 'decimal', sorted),
      column('percent', 'percent', sorted),
      column('passMark', 'percent'),
      column('attemptResult', 'code', { codes: 'attemptResult' }),
      column('timeTaken', 'duration', sorted),
      column('submittedAt', 'instant', sorted),
    ],
    figures: [
      { field: 'attempts', kind: 'count' },
      { field: 'passed', kind: 'count' },
      { field: 'passPercent', kind: 'percent' },
      { field: 'averageScore', kind: 'percent' },
    ],
    filters: [range, organization, course, { name: 'attemptResult', codes: attemptResults }],
    sorting: newest('submittedAt'),
    searchable: true,
    charted: true,
  },
  /** One row per learner and course, within the range by enrolment. */
  'course-time-management-report': {
    name: 'course-time-management-report',
    access: reportsPermissions['report.read'],
    columns: [
      column('learner', 'person', sorted),
      column('email', 'text'),
      column('course', 'text', sorted),
      column('plannedTime', 'duration', sorted),
      column('secondsSpent', 'duration', sorted),
      column('firstActivityAt', 'instant', sorted),
      column('lastActivityAt', 'instant', sorted),
      column('daysToCompletion', 'count', sorted),
      column('progressPercent', 'percent', sorted),
      column('enrolmentStatus', 'code', { codes: 'enrolmentStatus' }),
    ],
    figures: [
      { field: 'enrolments', kind: 'count' },
      { field: 'secondsSpent', kind: 'duration' },
      { field: 'averageTime', kind: 'duration' },
      { field: 'averageDaysToCompletion', kind: 'decimal' },
    ],
    filters: [range, organization, course, enrolmentStatus],
    sorting: newest('lastActivityAt'),
    searchable: true,
    charted: true,
  },
  /** One row per course, with the ratings of the range. */
  'course-rating-report': {
    name: 'course-rating-report',
    access: reportsPermissions['report.read'],
    columns: [
      column('course', 'text', sorted),
      column('provider', 'text', sorted),
      column('averageRating', 'decimal', sorted),
      column('ratings', 'count', sorted),
      column('stars5', 'count', sorted),
      column('stars4', 'count', sorted),
      column('stars3', 'count', sorted),
      column('stars2', 'count', sorted),
      column('stars1', 'count', sorted),
      column('latestReviews', 'text'),
    ],
    figures: [
      { field: 'ratings', kind: 'count' },
      { field: 'averageRating', kind: 'decimal' },
      { field: 'reviews', kind: 'count' },
    ],
    filters: [range, organization, category, course],
    sorting: newest('ratings'),
    searchable: true,
    charted: true,
  },
  /** One row per learner and partner batch, within the range by enrolment. */
  'wadhwani-activity-report': {
    name: 'wadhwani-activity-report',
    access: reportsPermissions['report.partner'],
    organizationCode: 'BCC',
    columns: [
      column('learner', 'person', sorted),
      column('email', 'text'),
      column('batch', 'text', sorted),
      column('course', 'text', sorted),
      column('lessonsCompleted', 'count', sorted),
      column('lessonsTotal', 'count'),
      column('secondsSpent', 'duration', sorted),
      column('lastActiveAt', 'instant', sorted),
      column('averageScore', 'percent', sorted),
      column('enrolmentStatus', 'code', { codes: 'enrolmentStatus', sortable: true }),
    ],
    figures: [
      { field: 'enrolled', kind: 'count' },
      { field: 'active', kind: 'count' },
      { field: 'completed', kind: 'count' },
      { field: 'secondsSpent', kind: 'duration' },
    ],
    filters: [range, organization, batch, course, enrolmentStatus],
    sorting: newest('lastActiveAt'),
    searchable: true,
    charted: true,
  },
  /** One row per partner batch, with the enrolments of the range. */
  'wadhwani-summary-report': {
    name: 'wadhwani-summary-report',
    access: reportsPermissions['report.partner'],
    organizationCode: 'BCC',
    columns: [
      column('batch', 'text', sorted),
      column('organization', 'text', sorted),
      column('course', 'text', sorted),
      column('enrolled', 'count', sorted),
      column('active', 'count', sorted),
      column('completed', 'count', sorted),
      column('completionPercent', 'percent', sorted),
      column('passed', 'count', sorted),
      column('passPercent', 'percent', sorted),
      column('averageScore', 'percent', sorted),
    ],
    figures: [
      { field: 'batches', kind: 'count', standing: true },
      { field: 'enrolled', kind: 'count' },
      { field: 'completed', kind: 'count' },
      { field: 'completionPercent', kind: 'percent' },
      { field: 'passPercent', kind: 'percent' },
    ],
    filters: [range, organization, batch, course],
    sorting: byName('batch'),
    searchable: true,
    charted: true,
  },
} as const satisfies Partial<Record<ReportName, ReportDefinition>>;
