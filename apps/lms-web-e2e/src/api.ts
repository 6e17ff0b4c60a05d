import type { CourseDetail } from '@lms/catalog/contract';
import {
  antiForgeryCookie,
  antiForgeryHeader,
  apiBase,
  type AuthResult,
  type LessonContent,
} from '@lms/contract';
import type { CourseLesson, LearningCourse } from '@lms/learning/contract';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { linkInMail } from './mailbox';
import { buildLearner, type NewLearner } from './pages/account';

/** Local storage key of the tokens (specification, section 9). */
export const sessionKey = 'lms_client_v1-userData';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface CallOptions {
  /** Request body: a string is sent as it is, anything else as JSON. */
  data?: unknown;
  headers?: Record<string, string>;
}

/**
 * Client of the API, signed in with tokens or a visitor without. Paths are relative to the API's
 * base.
 */
export class Caller {
  constructor(
    readonly request: APIRequestContext,
    readonly tokens?: AuthResult,
  ) {}

  /** Returns the headers that our own pages send with every call. */
  async credentials(): Promise<Record<string, string>> {
    const { cookies } = await this.request.storageState();
    const antiForgery = cookies.find(({ name }) => name === antiForgeryCookie)?.value;
    return {
      ...(this.tokens && { authorization: `Bearer ${this.tokens.accessToken}` }),
      ...(antiForgery && { [antiForgeryHeader]: antiForgery }),
    };
  }

  async call(method: Method, path: string, { data, headers }: CallOptions = {}) {
    return this.request.fetch(apiBase + path, {
      method,
      data,
      headers: { ...(await this.credentials()), ...headers },
    });
  }

  /** Makes a call that must succeed and returns its answer. */
  async ask<Answer>(method: Method, path: string, options?: CallOptions): Promise<Answer> {
    const response = await this.call(method, path, options);
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
    return (await response.json()) as Answer;
  }
}

export const signIn = async (
  request: APIRequestContext,
  { email, password }: Pick<NewLearner, 'email' | 'password'>,
) => {
  const tokens = await new Caller(request).ask<AuthResult>('POST', '/auth/authenticate', {
    data: { email, password },
  });
  return new Caller(request, tokens);
};

/** Registers a new learner, confirms the address and signs in. */
export const signUp = async (request: APIRequestContext, learner = buildLearner()) => {
  const { name, email, password } = learner;
  const visitor = new Caller(request);
  await visitor.ask('POST', '/auth/signup', { data: { name, email, password } });
  const { search } = new URL(await linkInMail(email, '/auth/verify-email'));
  await visitor.ask('GET', `/auth/verify-email${search}`);
  return signIn(request, { email, password });
};

const bringSession = (context: BrowserContext, { tokens }: Caller) =>
  context.addInitScript(
    ([key = '', text = '']) => {
      // Once in each tab, so that a page that signs out stays signed out.
      if (origin === 'null' || window.name === 'signed in') return;
      window.name = 'signed in';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [sessionKey, JSON.stringify(tokens)],
  );

/** Registers a new learner and signs every page of the context in. */
export const signUpIn = async (context: BrowserContext) => {
  const learner = await signUp(context.request);
  await bringSession(context, learner);
  return learner;
};

/** Signs every page of the context in to the account. */
export const signInAs = async (
  context: BrowserContext,
  account: Pick<NewLearner, 'email' | 'password'>,
) => {
  const caller = await signIn(context.request, account);
  await bringSession(context, caller);
  return caller;
};

export const courseOf = (caller: Caller, slug: string) =>
  caller.ask<CourseDetail>('GET', `/catalog/course/${slug}`);

/** Returns the body of a checkout at the right price. */
export const checkoutOf = ({ id, price }: Pick<CourseDetail, 'id' | 'price'>) => ({
  courseIds: [id],
  paymentMethod: 'demo',
  expectedTotal: price,
});

export const placeOrder = (caller: Caller, data: unknown, key: string = crypto.randomUUID()) =>
  caller.call('POST', '/order/checkout', { data, headers: { 'idempotency-key': key } });

/** Enrols in a free course and returns its lessons with their addresses. */
export const enrol = async (caller: Caller, slug: string) => {
  const { id } = await courseOf(caller, slug);
  expect((await placeOrder(caller, checkoutOf({ id, price: 0 }))).ok()).toBe(true);
  const course = await caller.ask<LearningCourse>('GET', `/learning/course/${id}`);
  const lessons = course.sections.flatMap((section) => section.lessons);
  const lessonOf = (type: CourseLesson['type']) => lessons.find((lesson) => lesson.type === type)!;
  const pathOf = (lesson: CourseLesson) => `/learn/${id}/lesson/${lesson.id}`;
  return { id, lessons, lessonOf, pathOf };
};

/** Returns the id of a lesson's quiz. */
export const quizIdOf = async (caller: Caller, { id }: Pick<CourseLesson, 'id'>) => {
  const { quizId } = await caller.ask<LessonContent>('GET', `/learning/lesson/${id}`);
  return quizId!;
};
