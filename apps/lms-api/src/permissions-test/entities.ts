import { cartPermissions, couponResource } from '@lms/cart/contract';
import { type LessonVideo, sharedPermissions } from '@lms/contract';
import { buildBank, buildLesson, buildQuestion } from '@lms/course-management/api/testing';
import {
  courseCategoryResource,
  type CourseDraft,
  courseManagementPermissions,
  courseResource,
  type DraftLesson,
  instructorResource,
  learningPathResource,
  questionBankResource,
  questionResource,
  quizResource,
} from '@lms/course-management/contract';
import { courseRatingResource, learningPermissions } from '@lms/learning/contract';
import { buildInput } from '@lms/org-management/api/testing';
import {
  batchCodeResource,
  organizationResource,
  orgManagementPermissions,
  userResource,
} from '@lms/org-management/contract';
import { courseRatings, newId } from '@lms/server/database';
import { buildCategory } from '../../testing/category-fixture';
import type { Aim } from './call-row';
import type { EntityAim } from './entity-rows';

const permissions = {
  read: courseManagementPermissions['courseware.read'],
  write: courseManagementPermissions['courseware.write'],
} as const;
const ownerIn = ({ side }: Aim) => ({ organizationId: side.organization.id });
const picture = (url: string) => `<p>Look <img src="${url}" alt="A page" /></p>`;

const category: EntityAim = {
  resource: courseCategoryResource,
  permissions: {
    read: courseManagementPermissions['courseCategory.read'],
    write: courseManagementPermissions['courseCategory.write'],
  },
  make: async ({ world }) => (await world.createCategory()).id,
  status: 'INACTIVE',
  input: ({ side }) => buildCategory(side.name('category').toLowerCase().replaceAll(' ', '-')),
};

const instructor: EntityAim = {
  resource: instructorResource,
  permissions,
  make: async ({ side }) => (await side.instructor()).id,
  status: 'INACTIVE',
  input: (at) => ({
    name: at.side.name('instructor'),
    designation: '',
    email: '',
    phone: '',
    bio: '',
    imageUrl: null,
    expertise: [],
    ...ownerIn(at),
  }),
  references: async ({ upload }) => ({ imageUrl: { imageUrl: await upload('IMAGE') } }),
};

const withLesson = (more: Partial<DraftLesson>): Pick<CourseDraft, 'sections'> => ({
  sections: [{ id: newId(), title: 'First', lessons: [buildLesson(more)] }],
});
const withVideo = (more: Partial<LessonVideo>) => {
  const empty = { posterUrl: null, durationSeconds: 5, captions: [], transcript: [] };
  return withLesson({ type: 'VIDEO', video: { url: '/lms-web/media/v.mp4', ...empty, ...more } });
};

const course: EntityAim = {
  resource: courseResource,
  permissions,
  make: ({ side }) => side.course(),
  status: 'PENDING',
  input: async (at) => ({ ...(await at.side.draft()), ...ownerIn(at) }),
  foreignInput: 400,
  references: async (foreign) => ({
    instructorIds: { instructorIds: [(await foreign.instructor()).id] },
    prerequisiteIds: { prerequisiteIds: [foreign.studied.course.id] },
    imageUrl: { imageUrl: await foreign.upload('IMAGE') },
    previewVideoUrl: { previewVideoUrl: await foreign.upload('VIDEO') },
    'previewCaptions.url': {
      previewCaptions: [{ language: 'en', url: await foreign.upload('CAPTIONS') }],
    },
    description: { description: picture(await foreign.upload('IMAGE')) },
    'sections.id': {
      sections: [{ id: foreign.studied.article.sectionId, title: 'First', lessons: [] }],
    },
    'sections.lessons.id': withLesson({ id: foreign.studied.article.id }),
    'sections.lessons.quizId': withLesson({ type: 'QUIZ', quizId: await foreign.quiz() }),
    'sections.lessons.article': withLesson({ article: picture(await foreign.upload('IMAGE')) }),
    'sections.lessons.video.url': withVideo({ url: await foreign.upload('VIDEO') }),
    'sections.lessons.video.smaller.url': withVideo({
      smaller: { url: await foreign.upload('VIDEO'), bytes: 5 },
    }),
    'sections.lessons.video.audio.url': withVideo({
      audio: { url: await foreign.upload('AUDIO'), bytes: 5 },
    }),
    'sections.lessons.video.posterUrl': withVideo({ posterUrl: await foreign.upload('IMAGE') }),
    'sections.lessons.video.captions.url': withVideo({
      captions: [{ language: 'en', url: await foreign.upload('CAPTIONS') }],
    }),
    'sections.lessons.document.url': withLesson({
      type: 'DOCUMENT',
      document: { url: await foreign.upload('DOCUMENT'), name: 'A paper', bytes: 5 },
    }),
  }),
};

const learningPath: EntityAim = {
  resource: learningPathResource,
  permissions,
  make: ({ side }) => side.path({ status: 'DRAFT' }),
  status: 'PENDING',
  input: async (at) => ({
    title: at.side.name('path'),
    summary: 'From the first page to a job',
    description: '',
    language: 'en',
    level: 'BEGINNER',
    sequential: true,
    courseIds: [at.side.studied.course.id, await at.side.course()],
    ...ownerIn(at),
  }),
  foreignInput: 400,
  references: async (foreign) => ({
    courseIds: { courseIds: [foreign.studied.course.id, await foreign.course()] },
    description: { description: picture(await foreign.upload('IMAGE')) },
  }),
};

const bank: EntityAim = {
  resource: questionBankResource,
  permissions,
  make: ({ side }) => side.bank(),
  status: 'INACTIVE',
  input: (at) => ({ ...buildBank({ name: at.side.name('bank') }), ...ownerIn(at) }),
  references: () => Promise.resolve({}),
};

const question: EntityAim = {
  resource: questionResource,
  permissions,
  make: ({ side }) => side.question(),
  status: 'INACTIVE',
  input: async ({ side }) => buildQuestion(await side.bank(), { name: side.name('question') }),
  foreignInput: 400,
  references: async (foreign) => ({ bankId: { bankId: await foreign.bank() } }),
};

const quiz: EntityAim = {
  resource: quizResource,
  permissions,
  make: ({ side }) => side.quiz(),
  status: 'ACTIVE',
  input: ({ side }) => side.quizInput(),
  foreignInput: 400,
  references: async (foreign) => ({
    courseId: { courseId: foreign.studied.course.id },
    'items.questionId': {
      items: [{ kind: 'FIXED', questionId: await foreign.question(), mark: 1 }],
    },
    'items.bankId': {
      items: [{ kind: 'RANDOM', bankId: foreign.studied.bank.id, count: 1, mark: 1 }],
    },
  }),
};

const user: EntityAim = {
  resource: userResource,
  permissions: {
    read: orgManagementPermissions['user.read'],
    write: orgManagementPermissions['user.write'],
    delete: orgManagementPermissions['user.delete'],
  },
  make: async ({ side }) => (await side.person('ROLE_ORG_USER')).id,
  status: 'INACTIVE',
  input: (at) => ({
    name: at.side.name('user'),
    username: `${newId().slice(-12)}@new.lms`,
    roles: ['ROLE_ORG_USER'],
    ...ownerIn(at),
    preferredLanguage: 'en',
    occupation: '',
    companyName: '',
    phone: '',
    accommodations: { extraTimePercent: 0, largeText: false },
  }),
  references: () => Promise.resolve({}),
};

const organization: EntityAim = {
  resource: organizationResource,
  permissions: {
    read: orgManagementPermissions['organization.read'],
    update: orgManagementPermissions['organization.update'],
    write: orgManagementPermissions['organization.write'],
  },
  make: async ({ world }) => world.createOrganization(),
  standing: ({ side }) => side.organization.id,
  status: 'INACTIVE',
  input: () => buildInput(),
  references: () => Promise.resolve({}),
};

const batch: EntityAim = {
  resource: batchCodeResource,
  permissions: {
    read: sharedPermissions['batchCode.read'],
    write: orgManagementPermissions['batchCode.write'],
  },
  make: ({ side }) => side.batch(),
  status: 'INACTIVE',
  input: (at) => ({ ...at.side.batchInput(), ...ownerIn(at) }),
  references: async (foreign) => ({ courseId: { courseId: await foreign.partnerCourse() } }),
};

const coupon: EntityAim = {
  resource: couponResource,
  permissions: { read: cartPermissions['coupon.read'], write: cartPermissions['coupon.write'] },
  make: ({ side }) => side.coupon(),
  status: 'INACTIVE',
  input: (at) => ({ ...at.side.couponInput(), ...ownerIn(at) }),
  references: (foreign) =>
    Promise.resolve({
      courseIds: { scope: 'COURSES', courseIds: [foreign.studied.course.id] },
      scope: { scope: 'ALL' },
    }),
};

/** Enrols the owner in a new course; returns its id. */
const studiedBy = async ({ world, side, owner }: Aim) => {
  const courseId = await side.course();
  await world.studyOf(owner).enrol(courseId);
  return courseId;
};

const rating: EntityAim = {
  resource: courseRatingResource,
  permissions: {
    read: learningPermissions['courseRating.read'],
    write: learningPermissions['courseRating.write'],
    move: learningPermissions['courseRating.hide'],
  },
  make: async (at) => {
    const id = newId();
    const rated = { id, userId: at.owner.id, courseId: await studiedBy(at), stars: 4 };
    await at.world.db.insert(courseRatings).values(rated);
    return id;
  },
  status: 'HIDDEN',
  movesAll: false,
  reason: 'It names a person',
  input: async (at) => ({
    courseId: await studiedBy(at),
    stars: 5,
    review: at.side.name('review'),
  }),
  // The course is a draft, which nobody else knows of.
  foreignInput: 404,
};

/** Entities with the generic calls. */
export const entities: EntityAim[] = [
  category,
  instructor,
  course,
  learningPath,
  bank,
  question,
  quiz,
  user,
  organization,
  batch,
  coupon,
  rating,
];
