import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Stepper } from './Stepper.tsx';

function Idli({ plates: start = 0, ...limits }: { plates?: number; min?: number; max?: number }) {
  const [plates, setPlates] = useState(start);
  return <Stepper label="Idli" value={plates} onChange={setPlates} {...limits} />;
}

it('counts by keys alone: Priya adds two plates and takes both away', async () => {
  const priya = userEvent.setup();
  render(<Idli />);
  expect(screen.queryByRole('button', { name: 'One less of Idli' })).not.toBeInTheDocument();
  await priya.tab();
  expect(screen.getByRole('button', { name: 'Add Idli' })).toHaveFocus();
  await priya.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'One more of Idli' })).toHaveFocus();
  await priya.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2');

  await priya.tab({ shift: true });
  await priya.keyboard('{Enter}{Enter}');
  // The button that had the focus is gone with the number.
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Idli' })).toHaveFocus();
});

it('goes neither above nor below its limits', async () => {
  const priya = userEvent.setup();
  render(<Idli plates={1} min={1} max={2} />);
  expect(screen.getByRole('button', { name: 'One less of Idli' })).toBeDisabled();
  await priya.click(screen.getByRole('button', { name: 'One more of Idli' }));
  expect(screen.getByRole('button', { name: 'One more of Idli' })).toBeDisabled();
  await priya.click(screen.getByRole('button', { name: 'One less of Idli' }));
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

it('does not take the focus of somebody who only looks at the menu', () => {
  render(<Idli />);
  expect(document.body).toHaveFocus();
});
