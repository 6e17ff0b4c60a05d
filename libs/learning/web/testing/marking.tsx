import { userLoaded, userSlice } from '@lms/auth/web';
import { onCall, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act } from '@testing-library/react';
import { MarkingDesk } from '../src/marking/marking-desk';

export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Answers the requests of the marking desk other than those for essays. */
export const answerAround = () => {
  const course = { courseId: idOf(2), courseTitle: 'Welding safely', language: 'en' };
  onCall('get', '/essay/quiz', { items: [{ id: idOf(1), title: 'Gloves', ...course }] });
};

/** Renders the marking desk for an organization's administrator. */
export const showDesk = async (route: string) => {
  const view = await renderWithStore(<MarkingDesk />, {
    slices: [userSlice, toastSlice],
    texts: ['quizzes', 'courses', 'admin', 'validation', 'problems', 'editor', 'learning'],
    signedIn: true,
    route,
  });
  act(() => {
    view.store.dispatch(
      userLoaded({
        id: idOf(9),
        email: 'author@test.lms',
        name: 'Author',
        roles: ['ROLE_ORGADMIN'],
        imageUrl: '',
        organizationCode: 'ORG',
      }),
    );
  });
  return view;
};
