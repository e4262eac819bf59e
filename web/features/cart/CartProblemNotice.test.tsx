import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartProblemNotice } from './CartProblemNotice.tsx';

const action = <button type="button">Browse kitchens</button>;

it('offers what mends a problem of the kitchen', () => {
  render(
    <CartProblemNotice
      problem={{ at: 'kitchen', text: 'Not taking orders.', todo: 'Choose another kitchen' }}
      action={action}
    />,
  );
  expect(screen.getByRole('button')).toBeVisible();
});

it('offers nothing while ordering is stopped in the city', () => {
  render(
    <CartProblemNotice
      problem={{ at: 'kitchen', isOfCity: true, text: 'Snow.', todo: 'Wait until orders open again' }}
      action={action}
    />,
  );
  expect(screen.getByText('Snow.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
