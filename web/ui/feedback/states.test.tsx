import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorState } from './ErrorState.tsx';
import { ProgressBar } from './ProgressBar.tsx';

it('tries again when Priya asks for it', async () => {
  const priya = userEvent.setup();
  const retry = vi.fn();
  render(<ErrorState onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Please check your connection');
  await priya.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('tries again by itself when the network is back, and no more once it is gone', () => {
  const retry = vi.fn();
  const { unmount } = render(<ErrorState onRetry={retry} />);
  fireEvent.online(window);
  expect(retry).toHaveBeenCalledOnce();
  unmount();
  fireEvent.online(window);
  expect(retry).toHaveBeenCalledOnce();
});

it('has the first heading of the page only where it is the page', () => {
  const { rerender } = render(<ErrorState isScreen title="No such kitchen" />);
  expect(screen.getByRole('heading', { level: 1, name: 'No such kitchen' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<ErrorState title="No such kitchen" />);
  expect(screen.getByRole('heading', { level: 2, name: 'No such kitchen' })).toBeVisible();
});

it.each([
  { value: 0.304, percent: '30' },
  { value: 1.5, percent: '100' },
  { value: -1, percent: '0' },
])('shows progress of $value as $percent percent', ({ value, percent }) => {
  render(<ProgressBar label="Plates sold" value={value} words="7 of 23" />);
  const bar = screen.getByRole('progressbar', { name: 'Plates sold' });
  expect(bar).toHaveAttribute('aria-valuenow', percent);
  expect(bar).toHaveAttribute('aria-valuetext', '7 of 23');
});
