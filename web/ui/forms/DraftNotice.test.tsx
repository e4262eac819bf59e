import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DraftNotice } from './DraftNotice.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import { TextField } from './TextField.tsx';

function Dish({ isOutdated = false }) {
  const [isRestored, setIsRestored] = useState(true);
  return (
    <form>
      <DraftNotice draft={{ isRestored, isOutdated, discard: () => setIsRestored(false) }}>
        Please choose the photo again.
      </DraftNotice>
      <TextField label="Name" />
    </form>
  );
}

it('asks Asha before it discards what she typed, and keeps it when she thinks better of it', async () => {
  const asha = userEvent.setup();
  render(<Dish />);
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('What you typed before is still here. Please choose the photo again.');
  await asha.click(screen.getByRole('button', { name: 'Start over' }));
  expect(notice).toHaveTextContent('Discard what you typed?');
  expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus();

  await asha.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(notice).toHaveTextContent('What you typed before is still here.');
  expect(screen.getByRole('button', { name: 'Start over' })).toHaveFocus();
});

it('leads to the first field once the draft is discarded', async () => {
  const asha = userEvent.setup();
  render(<Dish />);
  await asha.tab();
  await asha.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('warns that the dish was changed in another window meanwhile', () => {
  render(<Dish isOutdated />);
  expect(screen.getByRole('status')).toHaveTextContent('This was changed elsewhere.');
});

it('leaves the focus alone when it appears', () => {
  render(<Dish />);
  expect(document.body).toHaveFocus();
});

it('reads a refusal aloud, in a region that was there before it', () => {
  const { rerender } = render(<FormRefusal message={undefined} />);
  const alert = screen.getByRole('alert');
  expect(alert).toBeEmptyDOMElement();
  rerender(<FormRefusal message="Invalid email or password." />);
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert).toHaveTextContent('Invalid email or password.');
});
