import type {
  Entity,
  LocalizedText,
  CourseKind,
  CourseLabel,
  CourseLanguage,
  CourseLevel,
  CourseStatus,
  Programme,
} from '@lms/contract';
import type { CourseDraft } from './course-draft';

export const revisionStatuses = ['DRAFT', 'PENDING', 'REJECTED'] as const;
/** How far an edit of a published course has come; learners keep the published one meanwhile. */
export type RevisionStatus = (typeof revisionStatuses)[number];

/** A course as its authors see it in lists. Money is in poisha; 0 is free. */
export interface Course extends Entity {
  kind: CourseKind;
  slug: string;
  title: string;
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
  /** Of a course that was published before; `null` where nothing is being changed. */
  revisionStatus: RevisionStatus | null;
  submittedAt: string | null;
  /** What its authors are working on; only where one course is read. */
  draft?: CourseDraft;
}
