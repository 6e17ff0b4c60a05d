import type {
  CatalogOrganizationDetail,
  CatalogResult,
  CourseCard,
  CourseDetail,
} from '@lms/catalog/contract';

/** Builds a course card; a test passes the parts that matter to it. */
export const buildCourseCard = (parts: Partial<CourseCard> = {}): CourseCard => ({
  id: '0190a000-0000-7000-8000-000000000001',
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
  version: 1,
  slug: 'clear-writing',
  kind: 'COURSE',
  title: 'Clear writing',
  summary: 'Write so that people act on it.',
  category: { slug: 'soft-skills', name: { en: 'Soft skills', bn: 'সফট স্কিল' } },
  organization: { code: 'BCC', name: 'National Computer Council' },
  programme: 'SKILLS',
  label: null,
  level: 'BEGINNER',
  language: 'en',
  durationMinutes: 95,
  lectureCount: 7,
  price: 150_000,
  imageUrl: null,
  ratingAverage: 4.5,
  ratingCount: 12,
  enrolmentCount: 40,
  captioned: true,
  ...parts,
});

export const buildCourseDetail = (parts: Partial<CourseDetail> = {}): CourseDetail => ({
  ...buildCourseCard(),
  description: '<p>Plain words win.</p>',
  previewVideoUrl: null,
  previewCaptions: null,
  outcomes: ['Write a clear request'],
  requirements: [],
  audiences: ['GRADUATES'],
  inclusions: ['LIFETIME_ACCESS'],
  passMark: 80,
  sequential: false,
  instructors: [],
  sections: [
    {
      id: '0190a000-0000-7000-8000-000000000002',
      title: 'First words',
      lessons: [
        {
          id: '0190a000-0000-7000-8000-000000000003',
          title: 'Why words matter',
          type: 'ARTICLE',
          durationMinutes: 10,
          preview: true,
        },
      ],
    },
  ],
  prerequisites: [],
  paths: [],
  ratingSpread: [0, 0, 1, 3, 8],
  reviews: [],
  related: [],
  ...parts,
});

export const buildCatalogResult = (parts: Partial<CatalogResult> = {}): CatalogResult => ({
  items: [buildCourseCard()],
  total: 1,
  facets: {
    category: [{ value: 'soft-skills', name: { en: 'Soft skills', bn: 'সফট স্কিল' }, count: 1 }],
    organization: [],
    level: [
      { value: 'BEGINNER', count: 1 },
      { value: 'ADVANCED', count: 2 },
    ],
    label: [],
    language: [],
    price: [],
    audience: [],
    captioned: [{ value: 'true', count: 1 }],
    rating: [{ value: '4', count: 1 }],
  },
  ...parts,
});

export const buildOrganization = (
  parts: Partial<CatalogOrganizationDetail> = {},
): CatalogOrganizationDetail => ({
  id: '0190a000-0000-7000-8000-000000000009',
  code: 'BCC',
  name: 'National Computer Council',
  type: 'GOVERNMENT',
  description: 'Runs the national skills programme.',
  logoUrl: null,
  bannerUrl: null,
  website: 'https://council.example/',
  address: 'Agargaon, Dhaka',
  courseCount: 11,
  figures: { enrolments: 152, certificates: 74 },
  instructors: [],
  softSkills: [buildCourseCard()],
  latest: [],
  popular: [buildCourseCard({ title: 'Web pages', slug: 'web-pages' })],
  ...parts,
});
