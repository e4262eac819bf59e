import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import { FactList } from './FactList.tsx';
import { MoreButton } from './MoreButton.tsx';
import { PagedSection } from './PagedSection.tsx';
import { ShownRows } from './ShownRows.tsx';
import { Timeline } from './Timeline.tsx';

const kitchens = [
  { id: 'k1', name: "Asha's Kitchen", orders: 128 },
  { id: 'k2', name: 'Dosa Corner', orders: 4 },
];

it('is a table for a screen reader, although it is drawn as cards on a phone', () => {
  render(
    <DataTable
      label="Kitchens"
      rows={kitchens}
      keyOf={({ id }) => id}
      columns={[
        { heading: 'Kitchen', cell: ({ name }) => name, isName: true },
        { heading: 'Orders', cell: ({ orders }) => orders, isNumber: true },
      ]}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Kitchens' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Kitchen',
    'Orders',
  ]);
  const row = table.getByRole('row', { name: /^Dosa Corner/ });
  expect(within(row).getByRole('rowheader', { name: 'Dosa Corner' })).toBeVisible();
  // The heading in a card is for the eye alone: the cell's name is its number.
  expect(within(row).getByRole('cell', { name: '4' })).toBeVisible();
});

it('says that rows are busy while they are those of the search before', () => {
  const rows = (isCurrent: boolean) => <ShownRows isCurrent={isCurrent}>Dosa Corner</ShownRows>;
  const { rerender } = render(rows(false));
  expect(screen.getByText('Dosa Corner')).toHaveAttribute('aria-busy', 'true');
  rerender(rows(true));
  expect(screen.getByText('Dosa Corner')).not.toHaveAttribute('aria-busy');
});

it('loads more from where it stopped, once, until there is no more', async () => {
  const asha = userEvent.setup();
  const onMore = vi.fn(async () => undefined);
  const more = { words: 'Load more', onMore };
  const { rerender } = render(<MoreButton {...more} after="cursor-20" isLoading={false} />);
  await asha.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore).toHaveBeenCalledExactlyOnceWith('cursor-20');

  rerender(<MoreButton {...more} after="cursor-20" isLoading />);
  await asha.click(screen.getByRole('button', { name: 'Load more', busy: true }));
  expect(onMore).toHaveBeenCalledOnce();

  rerender(<MoreButton {...more} after={null} isLoading={false} />);
  const end = screen.getByRole('button', { name: "That's all." });
  expect(end).toHaveFocus();
  await asha.click(end);
  expect(onMore).toHaveBeenCalledOnce();
});

it('leaves the focus in the field that filters the list', async () => {
  const asha = userEvent.setup();
  const list = (after: string | null) => (
    <>
      <input aria-label="Name" />
      <MoreButton words="Load more" onMore={async () => undefined} after={after} isLoading={false} />
    </>
  );
  const { rerender } = render(list('cursor-20'));
  await asha.click(screen.getByRole('button', { name: 'Load more' }));
  await asha.click(screen.getByRole('textbox', { name: 'Name' }));
  rerender(list(null));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('says nothing of a short list after one whose next page was loaded', async () => {
  const asha = userEvent.setup();
  const more = { words: 'Load more', onMore: async () => undefined, isLoading: false };
  const { rerender } = render(<MoreButton {...more} after="cursor-20" />);
  await asha.click(screen.getByRole('button', { name: 'Load more' }));
  rerender(<MoreButton {...more} after="cursor-40" />);
  rerender(<MoreButton {...more} after={null} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says when a later page does not load, and loads it when it is pressed again', async () => {
  const asha = userEvent.setup();
  const onMore = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  onMore.mockResolvedValue(undefined);
  render(<MoreButton after="cursor-20" words="Load more" isLoading={false} onMore={onMore} />);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await asha.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Not loaded. Please try again.')).toBeVisible();
  await asha.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

const pages = {
  rows: undefined as readonly string[] | undefined,
  hasFailed: false,
  after: null as string | null,
  isLoadingMore: false,
  onMore: async (): Promise<unknown> => undefined,
  onRetry: () => undefined,
};
const payouts = (changes: Partial<typeof pages>) => (
  <PagedSection title="Payouts" empty="No payouts yet." more="Older payouts" pages={{ ...pages, ...changes }}>
    {rows => (
      <ul>
        {rows.map(row => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    )}
  </PagedSection>
);

it('shows a list while it loads, when it fails, when it is empty, and page by page', async () => {
  const asha = userEvent.setup();
  const onRetry = vi.fn();
  const onMore = vi.fn(async () => undefined);
  const { rerender } = render(payouts({}));
  const section = within(screen.getByRole('region', { name: 'Payouts' }));
  expect(section.queryByRole('list')).not.toBeInTheDocument();
  expect(section.queryByText('No payouts yet.')).not.toBeInTheDocument();

  rerender(payouts({ hasFailed: true, onRetry }));
  await asha.click(within(section.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();

  rerender(payouts({ rows: [] }));
  expect(section.getByText('No payouts yet.')).toBeVisible();
  expect(section.queryByRole('alert')).not.toBeInTheDocument();

  rerender(payouts({ rows: ['$120.00'], after: 'p1', onMore }));
  expect(section.getByRole('listitem')).toHaveTextContent('$120.00');
  await asha.click(section.getByRole('button', { name: 'Older payouts' }));
  expect(onMore).toHaveBeenCalledExactlyOnceWith('p1');
});

it('keeps the rows there are when a later page fails', () => {
  render(payouts({ rows: ['$120.00'], hasFailed: true, after: 'p1' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('$120.00');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Older payouts' })).toBeEnabled();
});

it('leaves out facts that are missing, and shows a zero', () => {
  render(
    <FactList
      facts={[
        { name: 'Phone', value: null },
        { name: 'Unit', value: '' },
        { name: 'Refunds', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Refunds']);
  expect(screen.getByRole('definition')).toHaveTextContent('0');
});

it('says of each step of an order whether it is done, happening or next', () => {
  render(
    <Timeline
      steps={[
        { title: 'Placed', detail: '9:12 AM', state: 'done' },
        { title: 'Preparing', state: 'current' },
        { title: 'Ready', state: 'waiting' },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Done: Placed9:12 AM',
    'Now: Preparing',
    'Next: Ready',
  ]);
  expect(steps.map(step => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
