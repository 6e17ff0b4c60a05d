import type { CheckoutResult, Order } from '@lms/cart/contract';
import type { LessonContent } from '@lms/contract';
import type {
  Attempt,
  MyCourse,
  OfflineStudyEvent,
  OfflineStudyResult,
} from '@lms/learning/contract';
import type { ServerProcess } from '@lms/server/testing';
import { randomUUID } from 'node:crypto';
import { countSittings } from './busy-sittings';
import { type Call, isConnectionLost, signIn } from './http';
import type { StudyData } from './study-data';
import type { WriteCounter } from './write-counter';

export type WriteKind = 'order' | WriteCounter['kind'];

interface Purchase {
  courseId: string;
  key: string;
  /** Set once the order is acknowledged. */
  orderId?: string;
}

/** The list of orders contains only the newest ones. */
const ordersListed = 100;

/**
 * A learner who buys courses, answers two questions and studies two lessons, all concurrently and
 * without pause, and remembers what the server acknowledged.
 */
export const createBusyLearner = (email: string, data: StudyData) => {
  let call: Call;
  const purchases: Purchase[] = [];
  const growing: WriteCounter[] = [];

  const buy = async (purchase: Purchase) => {
    const { order } = await call<CheckoutResult>(
      'POST',
      '/order/checkout',
      { courseIds: [purchase.courseId], paymentMethod: 'demo', expectedTotal: 0 },
      { 'idempotency-key': purchase.key },
    );
    purchase.orderId = order.id;
  };
  const buyNext = (courseId = data.freeCourseIds[purchases.length] ?? 'none left') => {
    const purchase = { courseId, key: randomUUID() };
    purchases.push(purchase);
    return buy(purchase);
  };
  const raise = async (value: WriteCounter) => {
    value.sent += 1;
    await value.write(value.sent);
    value.acknowledged = value.sent;
  };

  const position = (lessonId: string): WriteCounter => ({
    kind: 'progress',
    name: `position in lesson ${lessonId}`,
    acknowledged: 0,
    sent: 0,
    write: (positionSeconds) =>
      call('PUT', `/learning/lesson/${lessonId}/progress`, {
        positionSeconds,
        secondsSpent: 1,
        completed: false,
      }),
    read: async () =>
      (await call<LessonContent>('GET', `/learning/lesson/${lessonId}`)).positionSeconds,
  });
  const tell = async (event: OfflineStudyEvent) => {
    const body = { events: [event], sentAt: event.endedAt };
    const { events } = await call<OfflineStudyResult>('POST', '/learning/offline-study', body);
    return events[0]?.result;
  };
  /** Each write is an event with an id of its own; the furthest place stands. */
  const offlinePosition = (lessonId: string): WriteCounter => {
    let last: OfflineStudyEvent | undefined;
    return {
      kind: 'offline',
      name: `position in lesson ${lessonId}, told later`,
      acknowledged: 0,
      sent: 0,
      async write(positionSeconds) {
        const now = new Date().toISOString();
        last = {
          id: randomUUID(),
          lessonId,
          startedAt: now,
          endedAt: now,
          secondsSpent: 0,
          positionSeconds,
          completed: false,
        };
        // Known already, when a call made again was taken the first time.
        if ((await tell(last)) === 'REFUSED') throw new Error('An event was refused');
      },
      read: async () =>
        (await call<LessonContent>('GET', `/learning/lesson/${lessonId}`)).positionSeconds,
      async repeat() {
        if (!last) return;
        await tell(last);
        if ((await tell(last)) !== 'KNOWN') throw new Error('An event was taken twice');
      },
    };
  };
  const answer = (attemptId: string, questionId: string): WriteCounter => ({
    kind: 'answer',
    name: `answer to question ${questionId}`,
    acknowledged: 0,
    sent: 0,
    write: (value) =>
      call('PUT', `/learning/attempt/${attemptId}/answers`, {
        questionId,
        response: String(value),
      }),
    read: async () => {
      const { answers } = await call<Attempt>('GET', `/learning/attempt/${attemptId}`);
      return Number(answers[questionId] ?? 0);
    },
  });

  const wrongValues = async () => {
    const wrong: string[] = [];
    for (const { name, acknowledged, sent, read } of growing) {
      const kept = await read();
      if (kept < acknowledged || kept > sent) {
        wrong.push(`${name} is ${kept}, acknowledged ${acknowledged}, sent ${sent}`);
      }
    }
    return wrong;
  };
  const wrongOrders = async () => {
    const listed = await call<Order[]>('GET', '/order');
    const kept = listed.map(({ id, status, items }) => {
      const courseIds = items.map(({ courseId }) => courseId);
      return `${status} order ${id} of ${courseIds.join()}`;
    });
    const due = purchases
      .slice(-ordersListed)
      .map(({ orderId, courseId }) => `PAID order ${orderId} of ${courseId}`);
    return [
      ...due.filter((order) => !kept.includes(order)).map((order) => `${order} is lost`),
      ...kept.filter((order) => !due.includes(order)).map((order) => `${order} was never placed`),
    ];
  };
  const wrongEnrolments = async () => {
    const courseIds = (await call<MyCourse[]>('GET', '/learning/course')).map((my) => my.courseId);
    return purchases
      .filter(({ courseId }) => courseIds.filter((id) => id === courseId).length !== 1)
      .map(({ courseId }) => `not enrolled once in ${courseId}`);
  };

  /** Writes everything at once, each again and again, until an end that is expected. */
  const writeWhile = async (
    goesOn: () => boolean,
    onAcknowledged: (kind: WriteKind) => void,
    isEnd: (error: unknown) => boolean = () => false,
  ) => {
    const repeat = async (kind: WriteKind, write: () => Promise<void>, isMoreLeft = () => true) => {
      try {
        while (goesOn() && isMoreLeft()) {
          await write();
          onAcknowledged(kind);
        }
      } catch (error) {
        if (!isEnd(error)) throw error;
      }
    };
    await Promise.all([
      repeat(
        'order',
        () => buyNext(),
        () => purchases.length < data.freeCourseIds.length,
      ),
      ...growing.map((value) => repeat(value.kind, () => raise(value))),
    ]);
  };

  return {
    email,

    /** Signs in; needed after every restart, as the server gets another address. */
    async signIn(address: string) {
      call = await signIn(address, email);
    },

    /** Goes on in a session that is open. */
    use(other: Call) {
      call = other;
    },

    /** Buys the course to study and starts its final quiz. */
    async begin() {
      await buyNext(data.course.id);
      const attempt = await call<Attempt>('POST', `/learning/quiz/${data.finalQuiz.id}/attempt`);
      const written = attempt.questions.filter(
        ({ type }) => type === 'SHORT_ANSWER' || type === 'NUMERICAL',
      );
      growing.push(position(data.article.id), position(data.video.id));
      growing.push(offlinePosition(data.practice.id));
      growing.push(countSittings((...args) => call(...args), data));
      growing.push(...written.map(({ id }) => answer(attempt.id, id)));
    },

    writeWhile,

    /** Writes until the server is killed; any other end, or a refusal, is an error. */
    writeUntilKilled: ({ child }: ServerProcess, onAcknowledged: (kind: WriteKind) => void) =>
      writeWhile(
        () => true,
        onAcknowledged,
        (error) => child.killed && isConnectionLost(error),
      ),

    /** Repeats the checkout and the event that were interrupted. */
    async repeatInterrupted() {
      for (const { repeat } of growing) await repeat?.();
      for (const purchase of purchases) if (!purchase.orderId) await buy(purchase);
    },

    /** Returns descriptions of what differs from what was acknowledged. */
    wrong: async () => [
      ...(await wrongOrders()),
      ...(await wrongEnrolments()),
      ...(await wrongValues()),
    ],

    /** Reads every order, also those too old for the list; fails if one is lost. */
    async orderStatuses() {
      const statuses = new Set<string>();
      for (const { orderId } of purchases) {
        statuses.add((await call<Order>('GET', `/order/${orderId}`)).status);
      }
      return [...statuses];
    },
  };
};

export type BusyLearner = ReturnType<typeof createBusyLearner>;
