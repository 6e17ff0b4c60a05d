import type { ReportName } from '@lms/reports/contract';
import type { ReportWorld } from './reports-fixture';

export type Summary = Pick<Awaited<ReturnType<ReportWorld['summary']>>, 'figures' | 'charts'>;

/** Bars of a chart: all 0 but the named one. */
export const bars = (labels: string[], found?: string) =>
  labels.map((label) => [label, label === found ? 1 : 0]);
export const roles = ['ROLE_USER', 'ROLE_ORG_USER', 'ROLE_ORGADMIN', 'ROLE_SYSTEM'];
export const courseStatuses = ['DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'INACTIVE'];
export const tenths = ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90'];
export const stars = ['5', '4', '3', '2', '1'];

export const summaryOfNothing: Record<ReportName, Summary> = {
  'generate-report': {
    figures: { activeUsers: 0, signIns: 0, lessonsCompleted: 0, quizAttempts: 0, secondsSpent: 0 },
    charts: { activeUsersByRole: [] },
  },
  'user-activity-summary-report': {
    figures: {
      newUsers: 0,
      activeUsers: 0,
      signIns: 0,
      enrolments: 0,
      completions: 0,
      certificates: 0,
    },
    charts: { usersOverTime: [], learningOverTime: [] },
  },
  'live-log-report': { figures: {}, charts: {} },
  'system-log-report': { figures: {}, charts: {} },
  'course-report': {
    figures: { courses: 0, enrolled: 0, completed: 0, completionPercent: null, revenue: 0 },
    charts: { topCourses: [] },
  },
  'question-bank-report': {
    figures: { questions: 0, questionsAsked: 0, facilityIndex: null, weakQuestions: 0 },
    charts: { questionsByFacility: bars(tenths) },
  },
  'overview-statistic-report': {
    figures: {
      users: 0,
      organizations: 0,
      courses: 0,
      enrolments: 0,
      completions: 0,
      certificates: 0,
      revenue: 0,
    },
    charts: {
      learningOverTime: [],
      revenueOverTime: [],
      topCourses: [],
      usersByRole: bars(roles),
      coursesByStatus: bars(courseStatuses),
    },
  },
  'final-quiz-report': {
    figures: { attempts: 0, passed: 0, passPercent: null, averageScore: null },
    charts: { scores: tenths.map((tenth) => [tenth, 0, 0]) },
  },
  'course-time-management-report': {
    figures: { enrolments: 0, secondsSpent: 0, averageTime: null, averageDaysToCompletion: null },
    charts: { timeSpent: [] },
  },
  'course-rating-report': {
    figures: { ratings: 0, averageRating: null, reviews: 0 },
    charts: { stars: bars(stars) },
  },
  'wadhwani-activity-report': {
    figures: { enrolled: 0, active: 0, completed: 0, secondsSpent: 0 },
    charts: {
      statuses: [
        ['ACTIVE', 0],
        ['COMPLETED', 0],
      ],
    },
  },
  'wadhwani-summary-report': {
    figures: { batches: 0, enrolled: 0, completed: 0, completionPercent: null, passPercent: null },
    charts: { batches: [] },
  },
};
