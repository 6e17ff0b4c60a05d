import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mixed, object } from 'yup';
import { ChoicesField } from '../choices-field';
import { MomentField } from '../entity/moment-field';
import { MoneyField } from '../entity/money-field';
import { NumberField } from '../fields/number-field';
import { SelectField } from '../fields/select-field';
import { TextField } from '../fields/text-field';
import { Form } from '../form/form';
import { MergedNote } from './conflict';
import { ValueWordsProvider } from './value-words';

const labels = {
  kind: 'Kind',
  days: 'Days',
  price: 'Price',
  opensAt: 'Opens',
  endsOn: 'Ends',
  name: 'Name',
  seats: 'Seats',
};
const saved = {
  kind: 'LARGE',
  days: ['MON', 'TUE'],
  price: 150_050,
  opensAt: '2026-02-01T10:00:00.000Z',
  endsOn: '2026-03-01',
  name: 'Hall',
  seats: 1_200,
};

const schema = object(
  Object.fromEntries(Object.keys(saved).map((name) => [name, mixed().nullable()])),
);

it('reads values that someone else saved as their fields show them', async () => {
  const clashes = Object.entries(saved).map(([field, value]) => ({ field, saved: value }));
  await renderWithStore(
    <ValueWordsProvider>
      <Form
        schema={schema}
        initialValues={{ ...saved, kind: 'SMALL', days: [], price: 0, opensAt: null, endsOn: '' }}
        labels={labels}
        onSubmit={() => Promise.resolve(undefined)}
      >
        <MergedNote clashes={clashes} taken={[]} />
        <SelectField
          name="kind"
          options={[
            { value: 'SMALL', label: 'A small one' },
            { value: 'LARGE', label: 'A large one' },
          ]}
        />
        <ChoicesField
          name="days"
          options={[
            { value: 'MON', label: 'Monday' },
            { value: 'TUE', label: 'Tuesday' },
          ]}
        />
        <MoneyField name="price" />
        <MomentField name="opensAt" />
        <TextField name="endsOn" type="date" />
        <TextField name="name" />
        <NumberField name="seats" />
      </Form>
    </ValueWordsProvider>,
    { texts: ['validation', 'quizzes'] },
  );
  for (const text of [
    'Kind was saved elsewhere as: A large one',
    'Days was saved elsewhere as: Monday, Tuesday',
    'Price was saved elsewhere as: ৳1,500.50',
    'Opens was saved elsewhere as: Feb 1, 2026, 4:00 PM',
    'Ends was saved elsewhere as: Mar 1, 2026',
    'Name was saved elsewhere as: Hall',
    'Seats was saved elsewhere as: 1,200',
  ]) {
    const found = await screen.findByText((content) =>
      content.replaceAll('\u202f', ' ').startsWith(text),
    );
    expect(found).toBeVisible();
  }
});
