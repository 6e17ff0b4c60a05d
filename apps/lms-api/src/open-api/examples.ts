/** A request and its answer, of the calls that a newcomer tries first. */
interface Example {
  request?: unknown;
  response?: unknown;
}

const courseId = '0197a4c2-5d1e-7c3a-9b64-2f8e1a7d3c55';
const categoryId = '0197a4c2-5d1e-7c3a-9b64-2f8e1a7d3c01';
const questionId = '0197a4c2-5d1e-7c3a-9b64-2f8e1a7d3c77';
const title = 'HTML and CSS foundations';
const savedAt = '2026-03-01T09:30:00.000Z';

/** By operation. A test holds them against the document. */
export const examples: Record<string, Example> = {
  signIn: {
    request: { email: 'learner@example.org', password: 'Correct-horse-1' },
    response: { accessToken: 'q3Jr…', refreshToken: 'bT7x…', expiresIn: 900 },
  },
  findCatalogCourses: {
    request: {
      filter: { level: ['BEGINNER'], language: 'en' },
      paginator: { page: 1, pageSize: 10 },
      sorting: { column: 'popular', direction: 'desc' },
      searchTerm: 'web',
    },
  },
  findCourses: {
    request: {
      filter: { status: ['ACTIVE', 'PENDING'] },
      paginator: { page: 1, pageSize: 10 },
      sorting: { column: 'title', direction: 'asc' },
      searchTerm: 'web',
    },
  },
  createCourse: {
    request: {
      kind: 'COURSE',
      title,
      summary: 'Pages that work on every screen',
      description: '<p>From an empty file to a page that works on every screen.</p>',
      categoryId,
      instructorIds: [],
      programme: 'SKILLS',
      label: null,
      level: 'BEGINNER',
      language: 'en',
      price: 500,
      imageUrl: null,
      previewVideoUrl: null,
      outcomes: ['Write a page by hand'],
      requirements: [],
      audiences: ['GRADUATES'],
      inclusions: ['CERTIFICATE_ON_COMPLETION'],
      passMark: 80,
      sequential: true,
      prerequisiteIds: [],
      sections: [],
    },
    response: { id: courseId },
  },
  quoteCheckout: {
    request: { courseIds: [courseId], coupon: 'SPRING' },
    response: {
      lines: [
        {
          courseId,
          slug: 'html-and-css-foundations',
          title,
          language: 'en',
          imageUrl: null,
          category: 'Web development',
          organizationName: 'Skills for Jobs',
          price: 500,
          level: 'BEGINNER',
          durationMinutes: 68,
          lectureCount: 9,
          ratingAverage: 4.5,
          ratingCount: 4,
          isPartnerCourse: false,
        },
      ],
      total: 400,
      currency: 'BDT',
      coupon: { code: 'SPRING', discount: 100 },
    },
  },
  saveAnswer: {
    request: { questionId, response: 'b', flagged: false },
    response: { savedAt, deadlineAt: '2026-03-01T10:00:00.000Z', outdated: false },
  },
  verifyCertificate: {
    response: {
      status: 'VALID',
      certificate: {
        serial: 'LMS-2026-7K3D-9QXM',
        holderName: 'Ayesha Rahman',
        courseTitle: title,
        courseSlug: 'html-and-css-foundations',
        categorySlug: 'web-development',
        organizationName: 'Skills for Jobs',
        language: 'en',
        percent: 92,
        issuedAt: savedAt,
        revokedAt: null,
        revocationReason: null,
      },
    },
  },
};
