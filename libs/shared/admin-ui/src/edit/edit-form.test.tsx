import type { CallProblem } from '@lms/entity-api';
import { renderWithStore } from '@lms/testing';
import { SubmitButton, TextField } from '@lms/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { EditForm } from './edit-form';
import { useEdit } from './use-edit';

interface Room {
  version: number;
  name: string;
  floor: string;
}
type RoomInput = Omit<Room, 'version'>;

const schema = object({ name: string().required(), floor: string().required() });
const toInput = ({ name, floor }: Room): RoomInput => ({ name, floor });
const conflict: CallProblem = { code: 'entity.conflict', errors: [] };

/** Stored record; saving an older version of it is a conflict. */
let stored: Room;
let sent: { version: number; input: RoomInput }[];
let isOffline: boolean;

const Editor = () => {
  const edit = useEdit<Room, RoomInput>({
    item: stored,
    toInput,
    reload: () =>
      Promise.resolve(
        isOffline ? { error: { status: 'FETCH_ERROR', error: '' } } : { data: stored },
      ),
  });
  const version = edit.opened?.version ?? 0;
  return (
    <>
      <button type="button" onClick={() => edit.keepStep((stored.version += 1))}>
        Other step
      </button>
      <EditForm
        edit={edit}
        schema={schema}
        labels={{ name: 'Name', floor: 'Floor' }}
        onSubmit={async (input) => {
          sent.push({ version, input });
          if (version !== stored.version) return conflict;
          stored = { ...input, version: version + 1 };
          edit.keepSaved(stored);
          return undefined;
        }}
      >
        <TextField name="name" />
        <TextField name="floor" />
        <SubmitButton>Save</SubmitButton>
      </EditForm>
    </>
  );
};

const open = async () => {
  await renderWithStore(<Editor />, { texts: ['validation', 'problems'] });
  return userEvent.setup();
};
const fill = async (user: UserEvent, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
const merge = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /combine/i }));

beforeEach(() => {
  stored = { version: 3, name: 'Library', floor: '1' };
  sent = [];
  isOffline = false;
});

describe('a record that is changed', () => {
  it('is saved in the version that it was read in, and then in the next', async () => {
    const user = await open();
    await fill(user, 'Name', 'Reading room');
    await save(user);
    await fill(user, 'Name', 'Hall');
    await save(user);
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 4]));
    expect(stored).toEqual({ version: 5, name: 'Hall', floor: '1' });
  });

  it('keeps what was typed and takes over what another has saved', async () => {
    const user = await open();
    await fill(user, 'Name', 'Hall');
    stored = { version: 4, name: 'Library', floor: '2' };
    await save(user);
    await merge(user);
    await waitFor(() => expect(screen.getByLabelText('Floor')).toHaveValue('2'));
    expect(screen.getByLabelText('Name')).toHaveValue('Hall');
    await save(user);
    await waitFor(() => expect(stored).toEqual({ version: 5, name: 'Hall', floor: '2' }));
  });

  it('offers the saved value where both have changed the same field', async () => {
    const user = await open();
    await fill(user, 'Name', 'Hall');
    stored = { version: 4, name: 'Office', floor: '1' };
    await save(user);
    await merge(user);
    expect(screen.getByLabelText('Name')).toHaveValue('Hall');
    await user.click(await screen.findByRole('button', { name: /Name/ }));
    expect(screen.getByLabelText('Name')).toHaveValue('Office');
  });

  it('merges from what was saved last, not from what was opened', async () => {
    const user = await open();
    await fill(user, 'Name', 'Hall');
    await save(user);
    await fill(user, 'Floor', '7');
    stored = { version: 9, name: 'Office', floor: '1' };
    await save(user);
    await merge(user);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Office'));
    expect(screen.getByLabelText('Floor')).toHaveValue('7');
  });

  it('says why the saved version can not be read, and keeps the form', async () => {
    const user = await open();
    await fill(user, 'Name', 'Hall');
    stored = { ...stored, version: 4 };
    isOffline = true;
    await save(user);
    await merge(user);
    expect(await screen.findByText(/connection|reach|offline/i)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Hall');
    isOffline = false;
    await merge(user);
    await save(user);
    await waitFor(() => expect(stored.name).toBe('Hall'));
  });

  it("does not clash with a step of the reader's own beside the form", async () => {
    const user = await open();
    await fill(user, 'Name', 'Hall');
    await user.click(screen.getByRole('button', { name: 'Other step' }));
    await save(user);
    await waitFor(() => expect(stored).toEqual({ version: 5, name: 'Hall', floor: '1' }));
  });

  it("clashes with another's step that came before the reader's own", async () => {
    const user = await open();
    await fill(user, 'Name', 'Hall');
    stored = { ...stored, version: 4 };
    await user.click(screen.getByRole('button', { name: 'Other step' }));
    await save(user);
    expect(await screen.findByRole('button', { name: /combine/i })).toBeVisible();
  });
});
