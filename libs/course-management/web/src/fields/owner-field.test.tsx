import { AntdProvider } from '@lms/admin-ui';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import { makeTestStore, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InstructorForm } from '../instructors/instructor-form';
import { QuestionBankForm } from '../question-banks/question-bank-form';

const forms = { instructor: InstructorForm, 'question-bank': QuestionBankForm };

const saveEmpty = async (name: keyof typeof forms, role: Role) => {
  const none = { items: [], total: 0 } as never;
  onCall('post', '/course-category/find', none);
  onCall('post', '/catalog/organization/find', none);
  const store = makeTestStore([userSlice, toastSlice]);
  const person = { id: '1', email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  store.dispatch(userLoaded({ ...person, roles: [role] }));
  const Form = forms[name];
  const { user } = await renderWithStore(
    <AntdProvider>
      <Form entityId="new" mayWrite onClose={() => undefined} />
    </AntdProvider>,
    {
      store,
      signedIn: true,
      texts: ['questions', 'courses', 'admin', 'validation', 'problems', 'editor'],
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /^Name/ })).toBeVisible();
  expect(receivedCalls.map(({ path }) => path)).not.toContain(`/${name}`);
};

it.each(['instructor', 'question-bank'] as const)(
  'asks those who reach all organizations whose a new %s is before it is sent',
  async (name) => {
    await saveEmpty(name, 'ROLE_SYSTEM');
    expect(screen.getByRole('link', { name: /^Organization/ })).toBeVisible();
  },
);

it('asks nobody else', async () => {
  await saveEmpty('question-bank', 'ROLE_ORGADMIN');
  expect(screen.queryByLabelText('Organization')).toBeNull();
});
