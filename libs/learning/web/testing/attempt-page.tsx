import { userSlice } from '@lms/auth/web';
import type { Language } from '@lms/contract';
import { renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { Page } from '../src/quiz/attempt-page';

/** Shows the page of the attempt that the network answers. */
export const showAttemptPage = (language?: Language) =>
  renderWithStore(<Page />, {
    language,
    slices: [userSlice, toastSlice],
    texts: ['learning', 'validation'],
    signedIn: true,
    route: '/learn/course/attempt/attempt',
    path: '/learn/:courseId/attempt/:attemptId',
  });
