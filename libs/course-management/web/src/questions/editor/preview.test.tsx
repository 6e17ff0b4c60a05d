import type { QuestionContent } from '@lms/contract';
import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { buildQuestion } from '../../../testing/questions';
import { Preview } from './preview';

const pair = (stem: string, choice: string) => ({ id: stem, stem, choice });
const first = buildQuestion({
  type: 'MATCHING',
  answers: [],
  pairs: [pair('Head', 'Helmet'), pair('Hand', 'Mitten')],
});

const Written = () => {
  const [content, setContent] = useState<QuestionContent>(first);
  const add = () => setContent({ ...first, pairs: [...first.pairs, pair('Foot', 'Boot')] });
  return (
    <>
      <Preview content={content} mark={1} />
      <button onClick={add}>Add</button>
    </>
  );
};

it('takes no answer for another one when a choice is written that sorts before it', async () => {
  const { user } = await renderWithStore(<Written />, { texts: ['learning', 'questions'] });
  await user.selectOptions(screen.getByLabelText('Head'), 'Helmet');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByLabelText('Foot')).toBeVisible();
  expect(screen.getByLabelText('Head')).not.toHaveDisplayValue('Boot');
  expect(screen.getByLabelText('Head')).toHaveValue('');
});
