import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderSteps } from './order-steps';

it('tells the steps that are done from that of the reader and those to come', async () => {
  await renderWithStore(<OrderSteps at="cart.checkout" />, { texts: ['cart'] });
  const [cart, checkout, learn] = screen.getAllByRole('listitem');
  expect(cart).toHaveAttribute('data-done');
  expect(checkout).toHaveAttribute('aria-current', 'step');
  expect(checkout).not.toHaveAttribute('data-done');
  expect(learn).not.toHaveAttribute('data-done');
});
