import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { searchLengthLimit } from '../../../schema/search-constants.ts';
import { SearchField } from './SearchField.tsx';

function Kitchens() {
  const [search, setSearch] = useState('');
  return <SearchField label="Search kitchens" value={search} onChange={setSearch} />;
}

it('is cleared by one tap, and Priya can type on', async () => {
  const priya = userEvent.setup();
  render(<Kitchens />);
  const field = screen.getByRole('searchbox', { name: 'Search kitchens' });
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await priya.type(field, 'biryani');
  await priya.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  await priya.keyboard('dosa');
  expect(field).toHaveValue('dosa');
});

it('takes no more than the server searches for', async () => {
  const priya = userEvent.setup();
  render(<Kitchens />);
  await priya.click(screen.getByRole('searchbox'));
  await priya.paste('a'.repeat(searchLengthLimit + 20));
  expect(screen.getByRole('searchbox')).toHaveValue('a'.repeat(searchLengthLimit));
});
