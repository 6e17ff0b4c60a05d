import type {
  Audience,
  CatalogOrganization,
  CatalogOrganizationItem,
  CourseInclusion,
  CourseKind,
  CourseLabel,
  CourseLanguage,
  CourseLevel,
  Entity,
  FindResult,
  LessonType,
  LessonVideo,
  LocalizedText,
  Programme,
  TableState,
} from '@lms/contract';

/** Course in public lists. Amounts are in poisha. */
export interface CourseCard extends Entity {
  slug: string;
  kind: CourseKind;
  title: string;
  summary: string;
  category: { slug: string; name: LocalizedText };
  organization: { code: string; name: string };
  programme: Programme;
  label: CourseLabel | null;
  level: CourseLevel;
  language: CourseLanguage;
  durationMinutes: number;
  lectureCount: number;
  price: number;
  imageUrl: string | null;
  ratingAverage: number;
  ratingCount: number;
  enrolmentCount: number;
  /** True if every video has captions. */
  captioned: boolean;
}

export interface CatalogInstructor {
  id: string;
  name: string;
  designation: string;
  bio: string;
  imageUrl: string | null;
}

export interface CatalogLesson {
  id: string;
  title: string;
  type: LessonType;
  durationMinutes: number;
  /** True if visitors may open the lesson. */
  preview: boolean;
}

export interface CatalogReview {
  id: string;
  name: string;
  stars: number;
  review: string;
  createdAt: string;
}

/** Learning path by its name. */
export interface PathLink {
  slug: string;
  title: string;
  language: CourseLanguage;
}

/** Learning path in public lists: an element of `GET /catalog/path`. */
export interface PathCard extends PathLink {
  id: string;
  summary: string;
  level: CourseLevel;
  organization: { code: string; name: string };
  courseCount: number;
  durationMinutes: number;
  /** Sum of the prices of its courses, in poisha. */
  price: number;
}

/** Answer of `GET /catalog/path/{slug}`. `description` is sanitised HTML. */
export interface PathDetail extends PathCard {
  description: string;
  /** True if the order of the courses is advised. */
  sequential: boolean;
  /** In their order. */
  courses: CourseCard[];
}

/** Answer of `GET /catalog/course/{slug}`. `description` is sanitised HTML. */
export interface CourseDetail extends CourseCard {
  description: string;
  /** Trailer, which visitors may watch besides the preview lessons. */
  previewVideoUrl: string | null;
  previewCaptions: LessonVideo['captions'] | null;
  outcomes: string[];
  requirements: string[];
  audiences: Audience[];
  inclusions: CourseInclusion[];
  passMark: number;
  sequential: boolean;
  instructors: CatalogInstructor[];
  sections: { id: string; title: string; lessons: CatalogLesson[] }[];
  prerequisites: { slug: string; title: string }[];
  /** Public learning paths that the course belongs to. */
  paths: PathLink[];
  /** Number of ratings with one to five stars. */
  ratingSpread: [number, number, number, number, number];
  reviews: CatalogReview[];
  related: CourseCard[];
}

export const priceKinds = ['FREE', 'PAID'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Filter of the course search; each field takes one value or a list (any of). */
export interface CatalogFilter {
  category: string | string[];
  organization: string | string[];
  level: string | string[];
  label: string | string[];
  language: string | string[];
  price: PriceKind | PriceKind[];
  audience: string | string[];
  kind: CourseKind | CourseKind[];
  /** Minimum average rating in stars. */
  rating: number;
  captioned: boolean;
}

/** Sort orders. `relevance` ranks by the search term, and equals `popular` without one. */
export const catalogSorts = ['relevance', 'popular', 'newest', 'rating', 'price'] as const;
export type CatalogSort = (typeof catalogSorts)[number];

/** Body of `POST /catalog/course/find`: the table state with the catalogue's own sort names. */
export interface CatalogQuery extends Pick<TableState, 'searchTerm'> {
  filter: Partial<CatalogFilter>;
  paginator: { page: number; pageSize: number; total: number };
  sorting: { column: CatalogSort | 'id'; direction: 'asc' | 'desc' };
}

export const defaultCatalogQuery: CatalogQuery = {
  filter: {},
  paginator: { page: 1, pageSize: 10, total: 0 },
  sorting: { column: 'relevance', direction: 'desc' },
  searchTerm: '',
};

export interface FacetValue {
  value: string;
  /**
   * Name of a value that is content (category, organization); others are translated by the screen.
   */
  name?: LocalizedText;
  count: number;
}

export const catalogFacets = [
  'category',
  'organization',
  'level',
  'label',
  'language',
  'price',
  'audience',
  'captioned',
  'rating',
] as const;
export type CatalogFacet = (typeof catalogFacets)[number];

/**
 * Page of courses with its facets. Each facet's counts ignore its own filter and apply all others.
 */
export interface CatalogResult extends FindResult<CourseCard> {
  facets: Record<CatalogFacet, FacetValue[]>;
}

/** Kinds of suggestions, in the order in which they are listed. */
export const suggestionKinds = ['COURSE', 'CATEGORY', 'ORGANIZATION', 'INSTRUCTOR'] as const;

/** Suggestion while somebody types a search term: something of the catalogue by its name. */
export interface CatalogSuggestion {
  kind: (typeof suggestionKinds)[number];
  /** Slug of a course or category, code of an organization, id of an instructor. */
  key: string;
  name: LocalizedText;
  /** Language of a course's title; `null` for other names. */
  language: CourseLanguage | null;
}

export interface CatalogCategory {
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  icon: string;
  courseCount: number;
}

/** Answer of `GET /catalog/organization/{code}`: the public details of an ACTIVE organization. */
export interface CatalogOrganizationDetail extends CatalogOrganizationItem {
  website: string;
  address: string;
  bannerUrl: string | null;
  figures: { enrolments: number; certificates: number };
  instructors: CatalogInstructor[];
  softSkills: CourseCard[];
  latest: CourseCard[];
  popular: CourseCard[];
}

/** Answer of `GET /catalog/instructor/{id}`: the public profile of an ACTIVE instructor. */
export interface CatalogInstructorDetail extends CatalogInstructor {
  expertise: string[];
  /** Organization of the instructor; `null` if not public. */
  organization: { code: string; name: string } | null;
  /** Average over all ratings of the courses, 0 without any, and their number. */
  ratingAverage: number;
  ratingCount: number;
  courses: CourseCard[];
}

/** Answer of `GET /catalog/landing`: the content of the landing page. */
export interface Landing {
  categories: CatalogCategory[];
  popularCourses: CourseCard[];
  /** Courses with the most certificates issued. */
  popularCertifications: CourseCard[];
  aptitudeTests: CourseCard[];
  /** A few public learning paths. */
  paths: PathCard[];
  organizations: CatalogOrganization[];
  figures: { courses: number; learners: number; certificates: number };
}
