import type {
  CourseKind,
  CourseLabel,
  CourseLanguage,
  CourseLevel,
  CourseStatus,
  Entity,
  LocalizedText,
  Programme,
} from '@lms/contract';
import type { CourseDraft } from './course-draft';

export const revisionStatuses = ['DRAFT', 'PENDING', 'REJECTED'] as const;
/** Status of a revision; learners keep the published course meanwhile. */
export type RevisionStatus = (typeof revisionStatuses)[number];

/** A course in authors' lists. Prices are in poisha; 0 is free. */
export interface Course extends Entity {
  kind: CourseKind;
  slug: string;
  title: string;
  imageUrl: string | null;
  categoryId: string | null;
  category: LocalizedText | null;
  organizationId: string;
  organization: { code: string; name: string };
  programme: Programme;
  label: CourseLabel | null;
  level: CourseLevel;
  language: CourseLanguage;
  price: number;
  durationMinutes: number;
  lectureCount: number;
  enrolmentCount: number;
  ratingAverage: number;
  ratingCount: number;
  status: CourseStatus;
  rejectionReason: string | null;
  /** Status of the revision of a published course; `null` without one. */
  revisionStatus: RevisionStatus | null;
  submittedAt: string | null;
  /** The version being edited; only when one course is read. */
  draft?: CourseDraft;
}
