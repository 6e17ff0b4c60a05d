import type { LearnerQuestion, QuestionResponse } from '@lms/contract';
import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ResponseText } from './response-text';

const show = (question: Partial<LearnerQuestion>, response: QuestionResponse) =>
  renderWithStore(
    <ResponseText
      question={{ id: 'q', type: 'ESSAY', text: '', mark: 1, ...question }}
      response={response}
      lang="en"
    />,
    { texts: ['learning'] },
  );
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const options = [
  { id: 'a', text: 'Ask' },
  { id: 'b', text: '<b>Listen</b>' },
];

describe('an answer as it reads', () => {
  it('has an order as it was put', async () => {
    await show({ type: 'ORDERING', options }, ['b', 'a']);
    expect(lines()).toEqual(['Listen', 'Ask']);
  });

  it('has choices as they were asked', async () => {
    await show({ type: 'MULTIPLE_CHOICE', options }, ['b', 'a']);
    expect(lines()).toEqual(['Ask', 'Listen']);
  });

  it('names what each blank was filled with, and which was left', async () => {
    const plain = [
      { id: 'a', text: 'Ask' },
      { id: 'b', text: 'Tell' },
    ];
    const blanks: LearnerQuestion['blanks'] = [
      { id: '1', kind: 'TEXT' },
      { id: '2', kind: 'CHOICE', options: plain },
      { id: '3', kind: 'CHOICES', options: plain },
      { id: '4', kind: 'NUMBER' },
    ];
    await show({ type: 'FILL_IN_BLANKS', blanks }, { 1: 'ears', 2: 'a', 3: ['a', 'b'] });
    expect(lines()).toEqual(['ears', 'Ask', 'Ask, Tell', '–']);
  });

  it('keeps the lines of an essay', async () => {
    await show({}, 'One.\n\nTwo.');
    expect(screen.getByText(/One\./).textContent).toBe('One.\n\nTwo.');
  });
});
