import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type SearchHitKind, SuggestionsDocument } from '../../../generated/graphql.ts';
import { readStored, writeStored } from '../../../lib/stored.ts';
import { answers } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { KitchenSearch } from '../KitchenSearch.tsx';
import { useKitchenFilters } from '../use-kitchen-filters.ts';

const hit = (kind: SearchHitKind, name: string, supplierId: string | null = null) => ({
  __typename: 'SearchHit' as const,
  kind,
  name,
  supplierId,
  supplierName: supplierId && "Asha's Kitchen",
});
const hits = [
  hit('DISH', 'Masala Dosa', 'asha'),
  hit('KITCHEN', 'Dosa Corner', 'corner'),
  hit('CUISINE', 'South Indian'),
];

function Search() {
  const { filters, change } = useKitchenFilters();
  return (
    <>
      <KitchenSearch text={filters.text} onSearch={text => change({ text })} />
      <a href="/help">Help</a>
    </>
  );
}

/** Meera looks for something to eat in Fremont. */
const search = (found = hits) => {
  writeStored('selectedCity', 'Fremont');
  const suggests = answers(SuggestionsDocument, { search: found });
  const meera = renderScreen(<Search />, [suggests]);
  return { meera, suggests };
};

const field = () => screen.getByRole('combobox', { name: 'Search kitchens, dishes or cuisines' });
const options = () => screen.getAllByRole('option').map(option => option.textContent);
/** The option that the field points at, as a screen reader follows it. */
const pointedAt = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};
const isClosed = () => {
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
};

/** She has typed, and the list is open. */
const typed = async () => {
  const { meera, suggests } = search();
  await meera.type(field(), 'dosa');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  return { meera, suggests };
};

it('says how many suggestions there are, and belongs to its list', async () => {
  const { suggests } = await typed();
  expect(options()).toEqual(["Masala DosaAsha's Kitchen", 'Dosa CornerKitchen', 'South IndianCuisine']);
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(pointedAt()).toBeNull();
  expect(suggests.asked).toHaveBeenCalledExactlyOnceWith({ text: 'dosa', city: 'Fremont' });
});

it('the arrows go through the suggestions and back to the text, whose focus and letters stay', async () => {
  const { meera } = await typed();
  const [dosa, corner, south] = screen.getAllByRole('option');
  for (const [key, at] of [
    ['ArrowDown', dosa],
    ['ArrowDown', corner],
    ['ArrowDown', south],
    ['ArrowDown', null],
    ['ArrowUp', south],
    ['ArrowUp', corner],
  ] as const) {
    await meera.keyboard(`{${key}}`);
    expect(pointedAt()).toBe(at);
    expect(screen.queryAllByRole('option', { selected: true })).toEqual(at ? [at] : []);
  }
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('dosa');
});

it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
  '%s moves within the text, so no suggestion is chosen',
  async key => {
    const { meera } = await typed();
    await meera.keyboard('{ArrowDown}');
    expect(pointedAt()).not.toBeNull();
    await meera.keyboard(`{${key}}`);
    expect(pointedAt()).toBeNull();
    expect(screen.getByRole('listbox')).toBeVisible();
  },
);

it('Home and End put the caret where they do in any text', async () => {
  const { meera } = await typed();
  await meera.keyboard('{ArrowDown}{Home}a{End}s');
  expect(field()).toHaveValue('adosas');
});

it('Enter on a kitchen opens its page', async () => {
  const { meera } = await typed();
  await meera.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/supplier/corner');
  expect(JSON.parse(readStored('recentSearches')!)).toEqual(['Dosa Corner']);
});

it('Enter on a dish searches for its name, on a cuisine chooses that', async () => {
  const { meera } = await typed();
  await meera.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Masala Dosa');
  isClosed();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('Masala Dosa'));

  await meera.clear(field());
  await meera.type(field(), 'sou');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  await meera.keyboard('{ArrowUp}{Enter}');
  await waitFor(() =>
    expect(new URLSearchParams(window.location.search).get('cuisine')).toBe('South Indian'),
  );
  expect(field()).toHaveValue('');
});

it('Enter with no suggestion chosen searches for what she typed', async () => {
  const { meera } = await typed();
  await meera.keyboard('{Enter}');
  isClosed();
  expect(new URLSearchParams(window.location.search).get('q')).toBe('dosa');
  expect(JSON.parse(readStored('recentSearches')!)).toEqual(['dosa']);
});

it('Escape closes the list and leaves the text; an arrow opens it again', async () => {
  const { meera } = await typed();
  await meera.keyboard('{ArrowDown}{Escape}');
  isClosed();
  expect(field()).toHaveValue('dosa');
  expect(field()).toHaveFocus();

  await meera.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeVisible();
  expect(pointedAt()).toBeNull();
});

it('a tap on a suggestion takes it, and does not take the focus from the field', async () => {
  const { meera } = await typed();
  await meera.click(screen.getByRole('option', { name: /Masala Dosa/ }));
  expect(field()).toHaveValue('Masala Dosa');
  expect(field()).toHaveFocus();
});

it('the list closes when she moves on', async () => {
  const { meera } = await typed();
  await meera.tab();
  await meera.tab();
  expect(screen.getByRole('link', { name: 'Help' })).toHaveFocus();
  isClosed();
});

it('says that there are none, once the answer is there', async () => {
  const { meera } = search([]);
  await meera.type(field(), 'xyzzy');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No suggestions'));
  isClosed();
  await meera.keyboard('{ArrowDown}');
  isClosed();
});

it('offers what she looked for before while nothing is typed, until she clears it', async () => {
  writeStored('recentSearches', JSON.stringify(['biryani', 'idli']));
  const { meera, suggests } = search();
  await meera.click(field());
  expect(await screen.findByRole('listbox', { name: 'Recent searches' })).toBeVisible();
  expect(options()).toEqual(['biryani', 'idli']);
  await meera.click(screen.getByRole('button', { name: 'Clear' }));
  isClosed();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(suggests.asked).not.toHaveBeenCalled();
});
