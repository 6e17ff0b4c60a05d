import type { ReportName, ReportRow } from '@lms/reports/contract';
import { bars, courseStatuses, roles, stars, type Summary, tenths } from './empty-summaries';
import { day } from './reports-fixture';

export const enrolledAt = day.first;
export const startedAt = '2026-03-10T01:00:00.000Z';
export const submittedAt = '2026-03-10T03:00:00.000Z';
export const studiedAt = '2026-03-10T04:00:00.000Z';
export const completedAt = '2026-03-10T05:00:00.000Z';
export const email = 'amina@test.lms';

const period = '2026-03-10';
/** The row, the figures and the charts of each report. */
export const expected: Record<ReportName, Summary & { row: Omit<ReportRow, 'id'> }> = {
  'generate-report': {
    row: {
      name: 'Amina',
      email,
      organization: 'Computer Council',
      signIns: 1,
      lessonsCompleted: 1,
      quizAttempts: 1,
      secondsSpent: 100,
      lastActiveAt: completedAt,
    },
    figures: {
      activeUsers: 1,
      signIns: 1,
      lessonsCompleted: 1,
      quizAttempts: 1,
      secondsSpent: 100,
    },
    charts: { activeUsersByRole: [['ROLE_USER', 1]] },
  },
  'user-activity-summary-report': {
    row: {
      period,
      newUsers: 1,
      activeUsers: 1,
      signIns: 1,
      enrolments: 1,
      completions: 1,
      certificates: 1,
    },
    figures: {
      newUsers: 1,
      activeUsers: 1,
      signIns: 1,
      enrolments: 1,
      completions: 1,
      certificates: 1,
    },
    charts: { usersOverTime: [[period, 1, 1]], learningOverTime: [[period, 1, 1]] },
  },
  'live-log-report': {
    row: {
      at: startedAt,
      user: 'Amina',
      role: 'ROLE_USER',
      organization: null,
      action: 'SIGNED_IN',
      entity: null,
      subject: '',
      ip: '',
      device: null,
    },
    figures: {},
    charts: {},
  },
  'system-log-report': {
    row: {
      at: day.noon,
      level: 'WARN',
      source: 'request',
      message: 'GET /a',
      requestId: 'r1',
      status: 404,
      durationMs: 12,
    },
    figures: {},
    charts: {},
  },
  'course-report': {
    row: {
      course: 'Web',
      provider: 'Computer Council',
      category: 'Web',
      courseStatus: 'ACTIVE',
      enrolled: 1,
      inProgress: 0,
      completed: 1,
      completionPercent: 100,
      averageScore: 95,
      rating: 4,
      revenue: 9_000,
    },
    figures: { courses: 1, enrolled: 1, completed: 1, completionPercent: 100, revenue: 9_000 },
    charts: { topCourses: [['Web', 1, 1]] },
  },
  'question-bank-report': {
    row: {
      question: 'What is HTML?',
      bank: 'Bank',
      questionType: 'SINGLE_CHOICE',
      difficulty: 'EASY',
      timesAsked: 1,
      facilityIndex: 95,
      lastAskedAt: submittedAt,
      // One attempt has nothing to be compared with.
      discriminationIndex: null,
      discriminativeEfficiency: null,
      averageMark: 95,
      restCorrelation: null,
    },
    figures: { questions: 1, questionsAsked: 1, facilityIndex: 95, weakQuestions: 0 },
    charts: { questionsByFacility: bars(tenths, '90') },
  },
  'overview-statistic-report': {
    row: { period, enrolments: 1, completions: 1, certificates: 1, revenue: 9_000 },
    figures: {
      users: 1,
      organizations: 1,
      courses: 1,
      enrolments: 1,
      completions: 1,
      certificates: 1,
      revenue: 9_000,
    },
    charts: {
      learningOverTime: [[period, 1, 1]],
      revenueOverTime: [[period, 9_000]],
      usersByRole: bars(roles, 'ROLE_USER'),
      coursesByStatus: bars(courseStatuses, 'ACTIVE'),
      topCourses: [['Web', 1]],
    },
  },
  'final-quiz-report': {
    row: {
      learner: 'Amina',
      email,
      course: 'Web',
      attempt: 1,
      score: 9.5,
      percent: 95,
      passMark: 80,
      attemptResult: 'PASSED',
      timeTaken: 300,
      submittedAt,
    },
    figures: { attempts: 1, passed: 1, passPercent: 100, averageScore: 95 },
    charts: { scores: tenths.map((tenth) => [tenth, tenth === '90' ? 1 : 0, 0]) },
  },
  'course-time-management-report': {
    row: {
      learner: 'Amina',
      email,
      course: 'Web',
      plannedTime: 1_800,
      secondsSpent: 100,
      firstActivityAt: startedAt,
      lastActivityAt: studiedAt,
      daysToCompletion: 0,
      progressPercent: 100,
      enrolmentStatus: 'COMPLETED',
    },
    figures: { enrolments: 1, secondsSpent: 100, averageTime: 100, averageDaysToCompletion: 0 },
    charts: { timeSpent: [['Web', 1_800, 100]] },
  },
  'course-rating-report': {
    row: {
      course: 'Web',
      provider: 'Computer Council',
      averageRating: 4,
      ratings: 1,
      stars5: 0,
      stars4: 1,
      stars3: 0,
      stars2: 0,
      stars1: 0,
      latestReviews: 'Good',
    },
    figures: { ratings: 1, averageRating: 4, reviews: 1 },
    charts: { stars: bars(stars, '4') },
  },
  'wadhwani-activity-report': {
    row: {
      learner: 'Amina',
      email,
      batch: 'B1 – Title of B1',
      course: 'Web',
      lessonsCompleted: 1,
      lessonsTotal: 4,
      secondsSpent: 100,
      lastActiveAt: studiedAt,
      averageScore: 95,
      enrolmentStatus: 'COMPLETED',
    },
    figures: { enrolled: 1, active: 1, completed: 1, secondsSpent: 100 },
    charts: {
      statuses: [
        ['ACTIVE', 0],
        ['COMPLETED', 1],
      ],
    },
  },
  'wadhwani-summary-report': {
    row: {
      batch: 'B1 – Title of B1',
      organization: 'Computer Council',
      course: 'Web',
      enrolled: 1,
      active: 1,
      completed: 1,
      completionPercent: 100,
      passed: 1,
      passPercent: 100,
      averageScore: 95,
    },
    figures: { batches: 1, enrolled: 1, completed: 1, completionPercent: 100, passPercent: 100 },
    charts: { batches: [['B1 – Title of B1', 1, 1, 1]] },
  },
};
