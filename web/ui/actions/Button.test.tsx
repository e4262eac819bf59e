import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ActionRow } from './ActionRow.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

it('takes the second tap of an impatient Priya for the first', async () => {
  const priya = userEvent.setup();
  const placed = vi.fn();
  const PlaceOrder = () => {
    const [isPlacing, setIsPlacing] = useState(false);
    const place = () => {
      placed();
      setIsPlacing(true);
    };
    return (
      <Button loading={isPlacing} onClick={place}>
        Place order
      </Button>
    );
  };
  render(<PlaceOrder />);
  await priya.dblClick(screen.getByRole('button', { name: 'Place order' }));

  expect(placed).toHaveBeenCalledOnce();
  const busy = screen.getByRole('button', { name: 'Place order', busy: true });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveFocus();
});

it('sends no form while it is loading', async () => {
  const priya = userEvent.setup();
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  await priya.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).not.toHaveBeenCalled();
});

it('leads Priya to what is missing although it looks out of use', async () => {
  const priya = userEvent.setup();
  const leadToMissing = vi.fn();
  render(
    <Button aria-disabled onClick={leadToMissing}>
      Save address
    </Button>,
  );
  await priya.tab();
  await priya.keyboard('{Enter}');
  expect(leadToMissing).toHaveBeenCalledOnce();
});

it('is a button of no form unless it says so', async () => {
  const priya = userEvent.setup();
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button>Start over</Button>
      <IconButton label="Clear" />
    </form>,
  );
  await priya.click(screen.getByRole('button', { name: 'Start over' }));
  await priya.click(screen.getByRole('button', { name: 'Clear' }));
  expect(sent).not.toHaveBeenCalled();
});

it('acts once on a row with a description, and not while it is at it', async () => {
  const asha = userEvent.setup();
  const act = vi.fn();
  const { rerender } = render(<ActionRow icon={null} word="Pause" description="No orders" onAct={act} />);
  await asha.click(screen.getByRole('button', { name: /^Pause/ }));
  expect(act).toHaveBeenCalledOnce();

  rerender(<ActionRow icon={null} word="Pause" description="No orders" loading onAct={act} />);
  await asha.click(screen.getByRole('button', { name: /^Pause/, busy: true }));
  expect(act).toHaveBeenCalledOnce();
});
