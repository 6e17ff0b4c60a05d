import { code, type EnrolmentStatus, id, instant } from '@lms/contract';
import { array, type InferType, object } from 'yup';
import { progressSchema } from './learning';

/** Maximum number of events in one call. */
export const maxOfflineEvents = 100;

/**
 * Body of `POST /learning/offline-study`: what was studied without a connection, oldest first. Each
 * event is a report as of `PUT /learning/lesson/{lessonId}/progress`, with the time in which its
 * seconds were spent. The browser chooses its id and sends it until it is answered: an id counts
 * once. All times are of the device's clock, and so is `sentAt`, the moment of this call, by which
 * the server sets that clock right.
 */
export const offlineStudySchema = object({
  events: array(
    progressSchema
      .shape({
        id: id().required(code('required')),
        lessonId: id().required(code('required')),
        startedAt: instant().required(code('required')),
        endedAt: instant().required(code('required')),
      })
      .noUnknown(),
  )
    .min(1, code('required'))
    .max(maxOfflineEvents, code('max'))
    .required(code('required')),
  sentAt: instant().required(code('required')),
}).noUnknown();
export type OfflineStudyInput = InferType<typeof offlineStudySchema>;
export type OfflineStudyEvent = OfflineStudyInput['events'][number];

/**
 * `TAKEN`: now. `KNOWN`: by an earlier call, whose answer may have been lost. `REFUSED`: for good,
 * for the reason in `code`; the browser drops it as it drops the others.
 */
export type OfflineStudyVerdict = 'TAKEN' | 'KNOWN' | 'REFUSED';

/** Answer of `POST /learning/offline-study`. */
export interface OfflineStudyResult {
  /** One for each event sent, in the same order. */
  events: {
    id: string;
    result: OfflineStudyVerdict;
    /** Why it is refused or, of an event that is taken, why its lesson is not complete. */
    code?: string;
    /** What was added to the study time: nothing for time that had been counted already. */
    secondsCounted: number;
  }[];
  /** The courses of the events that are not refused, as they stand now. */
  courses: {
    courseId: string;
    progressPercent: number;
    status: EnrolmentStatus;
    certificateSerial: string | null;
  }[];
}
