import { type Authoring, buildLesson, createAuthoring } from '@lms/course-management/api/testing';
import { codeOf, createMoves } from '@lms/course-management/api/testing';
import type { Course, CourseReview } from '@lms/course-management/contract';
import type { LearningCourse } from '@lms/learning/contract';
import { courses, enrolments, lessonProgress, newId, quizzes } from '@lms/server/database';
import { createCourse, enrol } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: Authoring;
let moves: ReturnType<typeof createMoves>;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
  moves = createMoves(test);
});
afterAll(() => test.close());

describe('a revision', () => {
  const sectionsOf = async (id: string) => (await test.read(id)).draft.sections;

  it('begins with what learners see, also of a course that never had a draft', async () => {
    const made = await createCourse(test.db, test.organizations.bcc.id);
    const { draft, revisionStatus } = await test.read(made.course.id);
    expect(revisionStatus).toBeNull();
    expect(draft).toMatchObject({ title: 'Web basics', categoryId: made.course.categoryId });
    expect(draft.sections.map(({ lessons: units }) => units.map(({ type }) => type))).toEqual([
      ['ARTICLE', 'VIDEO'],
      ['QUIZ', 'QUIZ'],
    ]);
    expect(draft.sections[1]?.lessons[1]).toMatchObject({ quizId: made.finalQuiz.id });
  });

  it('is seen by learners from its approval on, and keeps what they have done', async () => {
    const [kept, removed] = [buildLesson({ title: 'Kept' }), buildLesson({ title: 'Gone' })];
    const section = { id: newId(), title: 'One', lessons: [kept, removed] };
    const id = await test.create(test.ready({ title: 'Before', sections: [section] }));
    const { slug } = await moves.publish(id);
    const { learner, otherLearner } = test.users;
    const enrolment = await enrol(test, { userId: learner.id, courseId: id });
    const finished = await enrol(test, { userId: otherLearner.id, courseId: id });
    const client = test.as(learner);
    const report = { positionSeconds: 0, secondsSpent: 0, completed: true };
    for (const lesson of [kept, removed]) {
      const path = `/learning/lesson/${lesson.id}/progress`;
      expect((await test.as(otherLearner).put(path, report)).statusCode).toBe(200);
    }
    await client.put(`/learning/lesson/${kept.id}/progress`, report);

    const added = buildLesson({ title: 'Added' });
    const also = buildLesson({ title: 'Also' });
    const sections = [
      { id: newId(), title: 'New', lessons: [added, also] },
      { ...section, lessons: [{ ...kept, title: 'Kept and moved' }] },
    ];
    const saved = await test.edit(id, { title: 'After', sections, price: 100 });
    expect(saved.json<Course>()).toMatchObject({ status: 'ACTIVE', revisionStatus: 'DRAFT' });
    expect(saved.json<Course>()).toMatchObject({ title: 'Before', price: 0 });
    const learns = async () => (await client.get(`/learning/course/${id}`)).json<LearningCourse>();
    const seen = async () => {
      const { title, sections: parts } = await learns();
      return [title, ...parts.map((part) => part.lessons.map((lesson) => lesson.title))];
    };
    expect(await seen()).toEqual(['Before', ['Kept', 'Gone']]);
    expect(await moves.moved(id, 'submit')).toMatchObject({
      status: 'ACTIVE',
      revisionStatus: 'PENDING',
    });
    expect(await seen()).toEqual(['Before', ['Kept', 'Gone']]);
    const review = (await test.system.get(`/course/${id}/review`)).json<CourseReview>();
    expect(review).toMatchObject({
      course: { revisionStatus: 'PENDING' },
      published: { title: 'Before' },
      draft: { title: 'After' },
      checklist: [],
    });

    expect(await moves.moved(id, 'approve', test.system)).toMatchObject({
      title: 'After',
      price: 100,
      slug,
      revisionStatus: null,
      lectureCount: 3,
      durationMinutes: 15,
    });
    expect(await seen()).toEqual(['After', ['Added', 'Also'], ['Kept and moved']]);
    expect(await learns()).toMatchObject({ progressPercent: 33 });
    expect((await learns()).sections[1]?.lessons[0]).toMatchObject({
      id: kept.id,
      completed: true,
    });
    expect(await test.db.$count(lessonProgress, eq(lessonProgress.lessonId, removed.id))).toBe(0);
    const [standing] = await test.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.id, finished.id));
    expect(standing).toMatchObject({ status: 'COMPLETED', progressPercent: 100 });
    expect((await test.read(id)).draft.sections).toEqual(sections);

    // With the other two lessons removed, the learner has completed the course.
    await test.edit(id, { sections: sections.slice(1) });
    await moves.publish(id);
    await test.deps.queue.runDue();
    const [done] = await test.db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.id, enrolment.id)));
    expect(done).toMatchObject({ status: 'COMPLETED', progressPercent: 100 });
  });

  it('is refused with the reason, while the course stays as it is', async () => {
    const id = await test.create(test.ready({ title: 'Stays' }));
    await moves.publish(id);
    expect(codeOf(await moves.move(id, 'submit'))).toBe('409 entity.transitionRefused');
    await test.edit(id, { title: 'Refused' });
    await moves.moved(id, 'submit');
    expect(codeOf(await test.edit(id, { title: 'Later' }))).toBe('409 course.pending');
    expect((await moves.reject(id, 'No, thank you')).json<Course>()).toMatchObject({
      status: 'ACTIVE',
      revisionStatus: 'REJECTED',
      rejectionReason: 'No, thank you',
      title: 'Stays',
      draft: { title: 'Refused' },
    });
    expect((await test.edit(id, { title: 'Better' })).json<Course>()).toMatchObject({
      revisionStatus: 'DRAFT',
    });
  });

  it('moves a quiz from one lesson to another', async () => {
    const made = await createCourse(test.db, test.organizations.bcc.id);
    const { id } = made.course;
    const base = test.ready({ sections: await sectionsOf(id) });
    const [first, second] = base.sections;
    const [practice, final] = second!.lessons;
    const swapped = [
      { ...practice!, quizId: final!.quizId },
      { ...final!, quizId: practice!.quizId },
    ];
    const [article] = first!.lessons;
    const sections = [
      { ...first!, lessons: [article!] },
      { ...second!, lessons: swapped },
    ];
    expect((await test.edit(id, { ...base, sections })).statusCode).toBe(200);
    await moves.publish(id);
    expect((await sectionsOf(id))[1]?.lessons.map(({ quizId }) => quizId)).toEqual([
      made.finalQuiz.id,
      made.practiceQuiz.id,
    ]);
  });
});

describe('a copy', () => {
  it('is a draft of its own, with lessons, sections and quizzes of its own', async () => {
    const made = await createCourse(test.db, test.organizations.bcc.id);
    const response = await test.admin.post(`/course/${made.course.id}/duplicate`);
    expect(response.statusCode, response.body).toBe(201);
    const copy = await test.read(response.json<{ id: string }>().id);
    expect(copy).toMatchObject({ title: 'Web basics (copy)', status: 'DRAFT', version: 1 });
    const original = await test.read(made.course.id);
    const idsOf = ({ draft }: typeof copy) =>
      draft.sections.flatMap((section) => [
        section.id,
        ...section.lessons.flatMap(({ id, quizId }) => [id, quizId ?? id]),
      ]);
    expect(new Set([...idsOf(copy), ...idsOf(original)]).size).toBe(2 * (2 + 2 + 2 * 2));
    expect(await test.db.$count(quizzes, eq(quizzes.courseId, copy.id))).toBe(2);
    expect((await test.edit(copy.id, { title: 'Mine now' })).statusCode).toBe(200);
    expect((await test.admin.delete(`/course/${copy.id}`)).statusCode).toBe(204);
    expect(await test.db.$count(courses, eq(courses.id, made.course.id))).toBe(1);
  });
});
