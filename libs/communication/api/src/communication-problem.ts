import { communicationProblems } from '@lms/communication/contract';
import { problemErrorOf } from '@lms/server/platform';

/** Error with a problem code of conversations, or a generic one. */
export const CommunicationProblem = problemErrorOf(communicationProblems);
