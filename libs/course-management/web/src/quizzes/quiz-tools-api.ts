import {
  defaultTableState,
  type FindResult,
  type LearnerQuestion,
  type TableState,
} from '@lms/contract';
import type {
  CourseTypes,
  OverrideRules,
  Question,
  QuestionBank,
  QuestionBankTypes,
  QuestionTypes,
  QuizDraw,
  QuizDrawn,
  QuizLearner,
  QuizOverride,
  QuizReferences,
  QuizStatistics,
  Regrade,
} from '@lms/course-management/contract';
import { api, toCallProblem } from '@lms/entity-api';
import { allByName } from '@lms/table-state';

export interface QuestionSearch {
  filter: Partial<QuestionTypes['filter']>;
  searchTerm: string;
  page: number;
}

/** Number of questions on a page of the picker. */
export const pickerPageSize = 10;

const one = (id: string) => [{ type: 'Quiz' as const, id }];

/** Reloads a quiz's rules, after a conflict too: those saved by someone else are to be seen. */
const rulesChanged = (_done: unknown, error: unknown, { id }: { id: string }) =>
  error && toCallProblem(error).code !== 'entity.conflict' ? [] : one(id);

/** Calls of a quiz's own screen, kept out of the list's bundle. */
export const quizToolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuizReferences: build.query<QuizReferences, string>({
      query: (id) => `/quiz/${id}/reference`,
      providesTags: (_names, _error, id) => one(id),
    }),
    countDrawable: build.query<QuizDrawn, QuizDraw>({
      query: (body) => ({ url: '/quiz/draw', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    previewQuiz: build.query<LearnerQuestion[], { id: string; seed: string }>({
      query: ({ id, seed }) => ({ url: `/quiz/${id}/preview`, params: { seed } }),
      keepUnusedDataFor: 0,
    }),
    getQuizStatistics: build.query<QuizStatistics, string>({
      query: (id) => `/quiz/${id}/statistics`,
      keepUnusedDataFor: 0,
    }),
    /** Dry run of a regrade; nothing is stored. */
    planRegrade: build.query<Regrade, string>({
      query: (id) => ({
        url: `/quiz/${id}/regrade`,
        method: 'POST',
        params: { dryRun: 'true' },
      }),
      keepUnusedDataFor: 0,
    }),
    regradeQuiz: build.mutation<Regrade, string>({
      query: (id) => ({
        url: `/quiz/${id}/regrade`,
        method: 'POST',
        params: { dryRun: 'false' },
      }),
    }),
    saveOverride: build.mutation<
      QuizOverride,
      { id: string; override: QuizOverride; replaces: OverrideRules | null }
    >({
      query: ({ id, override, replaces }) => ({
        url: `/quiz/${id}/override`,
        method: 'PUT',
        body: { ...override, replaces },
      }),
      invalidatesTags: rulesChanged,
    }),
    deleteOverride: build.mutation<null, { id: string; userId: string; replaces: OverrideRules }>({
      query: ({ id, userId, replaces }) => ({
        url: `/quiz/${id}/override/${userId}`,
        method: 'DELETE',
        body: { replaces },
      }),
      invalidatesTags: rulesChanged,
    }),
    findQuizLearners: build.query<FindResult<QuizLearner>, { id: string; searchTerm: string }>({
      query: ({ id, searchTerm }) => ({
        url: `/quiz/${id}/learner/find`,
        method: 'POST',
        body: { searchTerm, paginator: { page: 1, pageSize: 20 } },
      }),
    }),
    /** Active banks of an organization, as sources of questions. */
    findBanksForQuiz: build.query<FindResult<QuestionBank>, string>({
      query: (organizationId) => ({
        url: '/question-bank/find',
        method: 'POST',
        body: allByName<QuestionBankTypes>('name', { organizationId, status: 'ACTIVE' }),
      }),
      keepUnusedDataFor: 0,
    }),
    findQuestionsForQuiz: build.query<FindResult<Question>, QuestionSearch>({
      query: ({ filter, searchTerm, page }) => ({
        url: '/question/find',
        method: 'POST',
        body: {
          ...defaultTableState,
          filter: { ...filter, status: 'ACTIVE' },
          searchTerm,
          paginator: { page, pageSize: pickerPageSize, total: 0 },
          sorting: { column: 'name', direction: 'asc' },
        },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Table state that searches courses by title. */
export const coursesByTitle = (searchTerm: string): TableState<CourseTypes> => ({
  ...allByName<CourseTypes>('title'),
  searchTerm,
});
