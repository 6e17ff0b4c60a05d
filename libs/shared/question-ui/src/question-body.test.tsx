import type { Language, LearnerQuestion, QuestionResponse } from '@lms/contract';
import { renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { QuestionBody } from './question-body';
import { ResponseText } from './response-text';

const base = { id: 'q', text: '<p>What?</p>', mark: 1 };
const option = (id: string) => ({ id, text: `<i>${id}</i>` });

const show = async (question: LearnerQuestion, language?: Language) => {
  let last: QuestionResponse = null;
  const Answering = () => {
    const [response, setResponse] = useState<QuestionResponse>(null);
    last = response;
    return (
      <>
        <fieldset aria-labelledby="text">
          <QuestionBody
            textId="text"
            question={question}
            response={response}
            lang="en"
            onAnswer={setResponse}
          />
        </fieldset>
        <output>
          <ResponseText question={question} response={response} lang="en" />
        </output>
      </>
    );
  };
  const view = await renderWithStore(<Answering />, { texts: ['learning'], language });
  return { ...view, response: () => last };
};

/** Returns the output of `ResponseText`. */
const output = () => document.querySelector('output')!;

describe('a text with blanks', () => {
  const question: LearnerQuestion = {
    ...base,
    type: 'FILL_IN_BLANKS',
    text: '<p title="[[1]]">[[2]] is in [[1]].</p>',
    blanks: [
      { id: 'x', kind: 'TEXT' },
      { id: 'y', kind: 'CHOICE', options: [{ id: 'o', text: 'Dhaka' }] },
      { id: 'z', kind: 'CHOICES', options: [{ id: 'p', text: 'red' }] },
    ],
  };

  it('names its group, with the blanks in it', async () => {
    await show({
      ...question,
      text: '<p>Rice grows in [[1]].</p>',
      blanks: [{ id: 'x', kind: 'TEXT' }],
    });
    expect(screen.getByRole('group')).toHaveAccessibleName('Rice grows in .');
  });

  it('numbers its fields in the digits of the reader', async () => {
    await show(question, 'bn');
    expect(screen.getByRole('textbox', { name: 'শূন্যস্থান ১' })).toBeVisible();
  });

  it('has each field at its place, and one without a place below', async () => {
    const { user, response } = await show(question);
    const paragraph = screen.getByTitle('[[1]]');
    expect(within(paragraph).getByRole('textbox', { name: 'Blank 1' })).toBeVisible();
    expect(within(paragraph).getByRole('combobox', { name: 'Blank 2' })).toBeVisible();
    expect(within(paragraph).queryByRole('group', { name: 'Blank 3' })).toBeNull();
    expect(paragraph.textContent).toMatch(/ is in /);

    await user.type(screen.getByRole('textbox', { name: 'Blank 1' }), 'Asia');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Blank 2' }), 'Dhaka');
    await user.click(screen.getByRole('checkbox', { name: 'red' }));
    expect(response()).toEqual({ x: 'Asia', y: 'o', z: ['p'] });
    expect([...output().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Asia',
      'Dhaka',
      'red',
    ]);
    await user.clear(screen.getByRole('textbox', { name: 'Blank 1' }));
    expect(response()).toEqual({ y: 'o', z: ['p'] });
    expect(output().querySelector('li')).toHaveTextContent('–');
  });
});

describe('an order', () => {
  const moved = () => within(screen.getByRole('group')).getByRole('status');
  const question: LearnerQuestion = {
    ...base,
    type: 'ORDERING',
    options: ['b', 'a', 'c'].map(option),
  };

  it('is no answer until something moves, and keeps the focus on what moves', async () => {
    const { user, response } = await show(question);
    expect(output()).toHaveTextContent('No answer');
    await user.click(screen.getByRole('button', { name: 'Move number 1 down b' }));
    expect(response()).toEqual(['a', 'b', 'c']);
    expect(screen.getByRole('button', { name: 'Move number 2 down b' })).toHaveFocus();
    expect(moved()).toHaveTextContent(/^b Moved to position 2 of 3$/);
    expect([...output().querySelectorAll('ol > li')].map((item) => item.textContent)).toEqual([
      'a',
      'b',
      'c',
    ]);
    await user.click(screen.getByRole('button', { name: 'Move number 3 down c' }));
    expect(response()).toEqual(['a', 'b', 'c']);
  });

  it('says where a thing stands in the digits of the reader', async () => {
    const { user } = await show(question, 'bn');
    await user.click(screen.getByRole('button', { name: '১ নম্বরটি নিচে নিন b' }));
    expect(screen.getByRole('button', { name: '২ নম্বরটি উপরে নিন b' })).toBeVisible();
    expect(moved()).toHaveTextContent('b ৩টির মধ্যে ২ নম্বর স্থানে');
  });

  it('can be taken as it stands', async () => {
    const { user, response } = await show(question);
    await user.click(screen.getByRole('button', { name: 'Keep this order' }));
    expect(response()).toEqual(['b', 'a', 'c']);
  });
});

describe('an essay', () => {
  it('says how many words it is to have and has, and keeps its lines', async () => {
    const { user, response } = await show({
      ...base,
      type: 'ESSAY',
      minWords: 100,
      maxWords: 300,
    });
    expect(screen.getByText('Write 100 to 300 words.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Your answer' });
    await user.type(field, 'One two,{Enter}three');
    expect(field).toHaveAccessibleDescription(/3 words/);
    expect(response()).toBe('One two,\nthree');
    expect(output().querySelector('span')?.textContent).toBe('One two,\nthree');
  });

  it('names one limit where there is only one', async () => {
    await show({ ...base, type: 'ESSAY', minWords: 1 });
    expect(screen.getByText('Write at least 1 word.')).toBeVisible();
  });
});

describe('an answer', () => {
  it('reads as what was chosen, matched or typed', async () => {
    const stems = [option('s')];
    const choices = [{ id: 'c', text: 'Choice' }];
    const { user } = await show({ ...base, type: 'MATCHING', stems, choices });
    await user.selectOptions(screen.getByRole('combobox', { name: 's' }), 'Choice');
    expect(output()).toHaveTextContent('s → Choice');
  });

  it('reads as true or false', async () => {
    const options = [
      { id: 't', text: 'true' },
      { id: 'f', text: 'false' },
    ];
    const { user } = await show({ ...base, type: 'TRUE_FALSE', options });
    await user.click(screen.getByRole('radio', { name: 'False' }));
    expect(output()).toHaveTextContent('False');
  });
});

describe('a typed number', () => {
  const question: LearnerQuestion = {
    id: 'q',
    text: '<p>How long?</p>',
    mark: 1,
    type: 'NUMERICAL',
  };

  it('with a unit is told to be no number once its field is left, before it is marked', async () => {
    const { user, response } = await show(question);
    const field = screen.getByRole('textbox', { name: 'Your answer (a number)' });
    await user.type(field, '7 m');
    expect(screen.queryByText(/is not a number/)).toBeNull();
    await user.tab();
    expect(screen.getByText(/“7 m” is not a number/)).toBeVisible();
    expect(field).toHaveAccessibleDescription(/without a unit/);
    expect(response()).toBe('7 m');
    await user.type(field, '{Backspace}{Backspace}');
    await user.tab();
    expect(response()).toBe('7');
    expect(screen.queryByText(/is not a number/)).toBeNull();
    expect(field).not.toHaveAccessibleDescription();
  });

  it('is told so after the press that leaves its field, which hits what it was meant for', async () => {
    const { user } = await show(question);
    await user.type(screen.getByRole('textbox', { name: 'Your answer (a number)' }), '7 m');
    await user.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(screen.queryByText(/is not a number/)).toBeNull();
    await user.pointer('[/MouseLeft]');
    expect(screen.getByText(/“7 m” is not a number/)).toBeVisible();
  });

  it('is told so in a blank, too, and in no blank for words', async () => {
    const { user } = await show({
      id: 'q',
      mark: 1,
      type: 'FILL_IN_BLANKS',
      text: '<p>[[1]] [[2]]</p>',
      blanks: [
        { id: 'x', kind: 'NUMBER' },
        { id: 'y', kind: 'TEXT' },
      ],
    });
    await user.type(screen.getByRole('textbox', { name: 'Blank 1' }), '3x');
    await user.type(screen.getByRole('textbox', { name: 'Blank 2' }), 'word');
    await user.tab();
    expect(screen.getByText(/“3x” is not a number/)).toBeVisible();
    expect(screen.queryByText(/“word” is not/)).toBeNull();
  });
});
