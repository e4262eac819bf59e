import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

type Tab = 'coming' | 'past' | 'canceled';

function Orders() {
  const [tab, setTab] = useState<Tab>('coming');
  return (
    <Tabs<Tab>
      label="Orders"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'coming', label: 'Coming', content: <button type="button">Cancel T-1</button> },
        { value: 'past', label: 'Past', content: 'Eaten on Monday' },
        { value: 'canceled', label: 'Canceled', content: 'None' },
      ]}
    />
  );
}

it('shows one panel, named by its tab', async () => {
  const priya = userEvent.setup();
  render(<Orders />);
  expect(screen.getByRole('tablist', { name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Coming', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Coming' })).toHaveTextContent('Cancel T-1');

  await priya.click(screen.getByRole('tab', { name: 'Past' }));
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByRole('tabpanel', { name: 'Past' })).toHaveTextContent('Eaten on Monday');
});

it('is one stop of the Tab key, and arrows, Home and End move inside it', async () => {
  const priya = userEvent.setup();
  render(<Orders />);
  await priya.tab();
  expect(screen.getByRole('tab', { name: 'Coming' })).toHaveFocus();

  await priya.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Past', selected: true })).toHaveFocus();
  await priya.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Canceled', selected: true })).toHaveFocus();
  await priya.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Coming', selected: true })).toHaveFocus();
  await priya.keyboard('{ArrowLeft}{Home}');
  expect(screen.getByRole('tab', { name: 'Coming', selected: true })).toHaveFocus();

  await priya.tab();
  await priya.tab();
  expect(screen.getByRole('button', { name: 'Cancel T-1' })).toHaveFocus();
});
