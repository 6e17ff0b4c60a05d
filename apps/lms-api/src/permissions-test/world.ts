import { buildBatch, buildCoupon } from '@lms/cart/api/testing';
import type { Role } from '@lms/contract';
import { buildDraft, createBank, createQuestion } from '@lms/course-management/api/testing';
import type { CourseDraft, Quiz, UploadKind } from '@lms/course-management/contract';
import { createMarking, createStudy, essay } from '@lms/learning/api/testing';
import { buildInput } from '@lms/org-management/api/testing';
import {
  conversations,
  courseCategories,
  instructors,
  messages,
  newId,
  organizations,
  questionBanks,
  questions,
  quizzes,
  uploads,
  type User,
  users,
} from '@lms/server/database';
import { uploadsPath } from '@lms/server/platform';
import {
  createCourse,
  createPath,
  createSignedInClient,
  type TestApp,
  type TestClient,
} from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { createAccountFixtures } from './account-fixtures';

/** Prefix of all texts of the other side, by which a leak in an answer is found. */
export const theirs = 'Theirs';

/** Short, valid caption file. */
export const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nWelcome\n';

const stored = <T>([row]: T[]): T => {
  if (!row) throw new Error('Nothing was stored');
  return row;
};

/** Creates two organizations that each have one of everything, and functions to create more. */
export const createWorld = async (test: TestApp) => {
  const { db } = test;
  const signedIn = ({ id }: { id: string }): TestClient =>
    createSignedInClient(test.app, test.deps, id);
  let made = 0;
  /** Returns a unique name. */
  const uniqueName = (mark: string, name: string) => `${mark} ${name} ${(made += 1)}`;

  const createCategory = async () => {
    const name = { en: 'Web', bn: 'ওয়েব' };
    const slug = newId();
    const values = { name, description: name, slug, icon: 'code' };
    return stored(await db.insert(courseCategories).values(values).returning());
  };
  const category = await createCategory();
  const anyone = stored(await db.select().from(users).where(eq(users.id, test.users.learner.id)));

  const createSide = async (
    mark: string,
    organization: TestApp['organizations']['bcc'],
    admin: { id: string },
  ) => {
    const organizationId = organization.id;
    const { code: known, name: called } = organization;
    await db
      .update(organizations)
      .set({ ...buildInput(), code: known, name: called })
      .where(eq(organizations.id, organizationId));
    const name = (text: string) => uniqueName(mark, text);
    const made = async (path: string, input: object, by = admin): Promise<string> => {
      const response = await signedIn(by).post(path, input);
      if (response.statusCode !== 201) throw new Error(`${path}: ${response.body}`);
      return response.json<{ id: string }>().id;
    };
    /** Creates an ACTIVE user; learners belong to no organization. */
    const person = async (role: Role, more: Partial<User> = {}) => {
      const label = name(role);
      const values = {
        ...anyone,
        id: newId(),
        name: label,
        username: `${label.replaceAll(' ', '-')}@test.lms`,
        roles: [role],
        organizationId: role === 'ROLE_USER' ? null : organizationId,
        ...more,
      };
      return stored(await db.insert(users).values(values).returning());
    };
    const instructor = async () =>
      stored(
        await db
          .insert(instructors)
          .values({ name: name('instructor'), organizationId })
          .returning(),
      );
    /** Builds a draft that may be submitted. */
    const draft = async (more: Partial<CourseDraft> = {}) =>
      buildDraft({
        title: name('course'),
        categoryId: category.id,
        instructorIds: [(await instructor()).id],
        ...more,
      });
    const course = async () => made('/course', await draft());
    const move = async (id: string, to: 'submit' | 'approve', by = admin) => {
      const { version } = (await signedIn(by).get(`/course/${id}`)).json<{ version: number }>();
      const response = await signedIn(by).post(`/course/${id}/${to}`, { version });
      if (response.statusCode !== 200) throw new Error(response.body);
    };
    const bank = () => createBank(signedIn(admin), { name: name('bank') });
    const question = async (bankId?: string) =>
      createQuestion(signedIn(admin), bankId ?? (await bank()), { name: name('question') });

    const code = () => name('C').toUpperCase().replaceAll(' ', '-');
    const batchInput = () => buildBatch({ code: code(), title: name('batch') });
    const couponInput = () => buildCoupon({ code: code() });

    const learner = await person('ROLE_USER');
    const study = createStudy(test, learner);
    const studied = await createCourse(db, organizationId, {
      course: { title: name('course') },
      practice: { title: name('quiz') },
      final: { title: name('quiz') },
    });
    await db
      .update(questionBanks)
      .set({ name: name('bank') })
      .where(eq(questionBanks.id, studied.bank.id));
    await db
      .update(questions)
      .set({ name: name('question'), plainText: name('question') })
      .where(eq(questions.bankId, studied.bank.id));
    const { addQuestion } = createMarking(test);
    const essayId = await addQuestion(studied.bank.id, organizationId, essay);
    const essayAttempt = async () => {
      await db
        .update(quizzes)
        .set({ items: [{ kind: 'FIXED', questionId: essayId, mark: 4 }] })
        .where(eq(quizzes.id, studied.finalQuiz.id));
      const attempt = await study.start(studied.finalQuiz.id);
      await study.answer(attempt.id, essayId, name('essay'));
      return (await study.submit(attempt.id)).id;
    };
    const quizInput = async (more: Partial<Quiz> = {}) => ({
      title: name('quiz'),
      instructions: '',
      courseId: studied.course.id,
      kind: 'PRACTICE' as const,
      items: [{ kind: 'FIXED' as const, questionId: await question(), mark: 1 }],
      timeLimitMinutes: null,
      graceMinutes: 2,
      attemptsAllowed: 0,
      passMark: 60,
      shuffleQuestions: false,
      shuffleOptions: false,
      penalty: 0,
      gradingMethod: 'HIGHEST' as const,
      opensAt: null,
      closesAt: null,
      review: {
        marks: 'AFTER_SUBMIT' as const,
        answers: 'NEVER' as const,
        feedback: 'NEVER' as const,
      },
      ...more,
    });

    return {
      mark,
      name,
      organization,
      admin,
      client: () => signedIn(admin),
      person,
      instructor,
      draft,
      course,
      move,
      async pendingCourse() {
        const id = await course();
        await move(id, 'submit');
        return id;
      },
      bank,
      question,
      quizInput,
      quiz: async () => made('/quiz', await quizInput()),
      learner,
      study,
      /** ACTIVE course with all that learners meet; the side's learner is enrolled. */
      studied: { ...studied, essayId },
      async partnerCourse() {
        const values = { title: name('course'), programme: 'PARTNER' as const };
        return (await createCourse(db, organizationId, { course: values })).course.id;
      },
      /** Creates a learning path of two courses on offer. */
      async path(values: Parameters<typeof createPath>[3] = {}) {
        const second = await createCourse(db, organizationId);
        const ids = [studied.course.id, second.course.id];
        const more = { title: name('path'), ...values };
        return (await createPath(db, organizationId, ids, more)).id;
      },
      batchInput,
      couponInput,
      batch: () => made('/batch-code', { ...batchInput(), organizationId }, test.users.system),
      coupon: () => made('/coupon', { ...couponInput(), organizationId }, test.users.system),
      /** Uploads a file; returns its address. */
      async upload(kind: UploadKind) {
        const fileName = `${newId()}.bin`;
        const values = { organizationId, userId: admin.id, kind, name: name('file'), fileName };
        const storedAt = test.clock.now().toISOString();
        await db.insert(uploads).values({ ...values, bytes: 5, received: 5, storedAt });
        return uploadsPath + fileName;
      },
      /** Opens an upload that waits for its only part. */
      async openUpload() {
        const body = { kind: 'CAPTIONS', name: name('file'), bytes: captions.length };
        const opened = await signedIn(admin).post('/upload/resumable', body);
        return opened.json<{ id: string }>().id;
      },
      /** Submits an attempt with an essay that waits for its mark. */
      essayAttempt,
      /** Opens a conversation of that user, or goes on with it, by one message. */
      async conversation(opener: { id: string }) {
        const at = test.clock.now().toISOString();
        const { id } = stored(
          await db
            .insert(conversations)
            .values({
              kind: 'COURSE',
              openerId: opener.id,
              courseId: studied.course.id,
              lastMessageAt: at,
            })
            .onConflictDoUpdate({
              target: [conversations.openerId, conversations.courseId],
              set: { lastMessageAt: at },
            })
            .returning(),
        );
        const message = stored(
          await db
            .insert(messages)
            .values({
              conversationId: id,
              authorId: opener.id,
              body: name('message'),
              clientId: newId(),
              createdAt: at,
            })
            .returning(),
        );
        return { id, messageId: message.id };
      },
    };
  };

  const { bcc, other } = test.organizations;
  const own = await createSide('Ours', bcc, test.users.orgAdmin);
  const foreign = await createSide(theirs, other, test.users.otherOrgAdmin);
  for (const side of [own, foreign]) await side.study.enrol(side.studied.course.id);
  const more = await createAccountFixtures(test, () => own.person('ROLE_USER'));
  return { ...more, test, db, category, createCategory, signedIn, own, foreign };
};

export type World = Awaited<ReturnType<typeof createWorld>>;
export type Side = World['own'];
