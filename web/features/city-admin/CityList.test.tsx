import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AdminCitiesDocument, OrderingStopsDocument } from '../../generated/graphql.ts';
import { answers } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CityList } from './CityList.tsx';

beforeEach(() => window.history.replaceState(null, '', '/admin/cities'));

const kitchens = {
  __typename: 'CityKitchens' as const,
  registered: 3,
  listed: 3,
  inReview: 0,
  suspended: 0,
};
const city = (name: string, state: string) => ({
  __typename: 'City' as const,
  id: name,
  name,
  state,
  isActive: true,
  isAnnounced: true,
  timeZone: 'America/New_York',
  kitchens,
});
const listed = (...cities: ReturnType<typeof city>[]) => ({
  cities: {
    __typename: 'CityConnection' as const,
    edges: cities.map(node => ({ __typename: 'CityEdge' as const, node })),
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
  },
});

it('takes a tap on a city while it looks for what was just typed', async () => {
  const [atlanta, boston] = [city('Atlanta', 'GA'), city('Boston', 'MA')];
  const anita = renderScreen(<CityList />, [
    answers(AdminCitiesDocument, listed(atlanta, boston), listed(boston)),
    answers(OrderingStopsDocument, { orderingStops: [] }),
  ]);
  const stop = await screen.findByRole('button', { name: 'Stop ordering in Boston, MA' });
  await anita.type(screen.getByRole('searchbox', { name: 'Search cities' }), 'Boston');
  // The field loses the focus between the two halves of the tap, and the search begins.
  await anita.click(stop);
  expect(await screen.findByRole('dialog', { name: 'Stop ordering in Boston, MA?' })).toBeDefined();
});
