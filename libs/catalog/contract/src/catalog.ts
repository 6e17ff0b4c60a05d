import type {
  Entity,
  LocalizedText,
  Audience,
  CourseInclusion,
  CourseKind,
  CourseLabel,
  CourseLanguage,
  CourseLevel,
  LessonType,
  Programme,
  FindResult,
  TableState,
  LessonVideo,
  CatalogOrganization,
  CatalogOrganizationItem,
} from '@lms/contract';

/** A course as public lists show it. Money is in poisha. */
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
  /** Every video has captions. */
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
  /** Open to visitors. */
  preview: boolean;
}

export interface CatalogReview {
  id: string;
  name: string;
  stars: number;
  review: string;
  createdAt: string;
}

/** Answer of `GET /catalog/course/{slug}`. `description` is sanitised HTML. */
export interface CourseDetail extends CourseCard {
  description: string;
  /** What visitors may watch of it before they enrol, beside the lessons that are open to them. */
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
  /** How many gave one star, two stars, and so on to five. */
  ratingSpread: [number, number, number, number, number];
  reviews: CatalogReview[];
  related: CourseCard[];
}

export const priceKinds = ['FREE', 'PAID'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** What the course search filters by; each field takes one value or a list (any of). */
export interface CatalogFilter {
  category: string | string[];
  organization: string | string[];
  level: string | string[];
  label: string | string[];
  language: string | string[];
  price: PriceKind | PriceKind[];
  audience: string | string[];
  kind: CourseKind | CourseKind[];
  /** Average rating of at least this many stars. */
  rating: number;
  captioned: boolean;
}

/** `relevance` follows the search term; without one it is the same as `popular`. */
export const catalogSorts = ['relevance', 'popular', 'newest', 'rating', 'price'] as const;
export type CatalogSort = (typeof catalogSorts)[number];

/** Body of `POST /catalog/course/find`: the table state with the catalogue's own sort names. */
export interface CatalogQuery extends Pick<TableState, 'searchTerm'> {
  filter: Partial<CatalogFilter>;
  paginator: { page: number; pageSize: number; total: number };
  sorting: { column: CatalogSort; direction: 'asc' | 'desc' };
}

export const defaultCatalogQuery: CatalogQuery = {
  filter: {},
  paginator: { page: 1, pageSize: 10, total: 0 },
  sorting: { column: 'relevance', direction: 'desc' },
  searchTerm: '',
};

export interface FacetValue {
  value: string;
  /** A name that is content (category, organisation); other values are translated by the screen. */
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

/** Counts of one facet take every other filter into account, but not its own. */
export interface CatalogResult extends FindResult<CourseCard> {
  facets: Record<CatalogFacet, FacetValue[]>;
}

export interface CatalogCategory {
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  icon: string;
  courseCount: number;
}

/** Answer of `GET /catalog/organization/{code}`: an ACTIVE organisation as its page shows it. */
export interface CatalogOrganizationDetail extends CatalogOrganizationItem {
  website: string;
  address: string;
  bannerUrl: string | null;
  figures: { enrolments: number; certificates: number };
  softSkills: CourseCard[];
  latest: CourseCard[];
  popular: CourseCard[];
}

/** Answer of `GET /catalog/instructor/{id}`: an ACTIVE instructor's public profile. */
export interface CatalogInstructorDetail extends CatalogInstructor {
  expertise: string[];
  /** `null` where it is not public. */
  organization: { code: string; name: string } | null;
  courses: CourseCard[];
}

/** Answer of `GET /catalog/landing`: all that the landing page shows. */
export interface Landing {
  categories: CatalogCategory[];
  popularCourses: CourseCard[];
  /** Courses by certificates issued. */
  popularCertifications: CourseCard[];
  aptitudeTests: CourseCard[];
  organizations: CatalogOrganization[];
  figures: { courses: number; learners: number; certificates: number };
}
