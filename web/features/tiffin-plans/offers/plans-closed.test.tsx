import { useApolloClient } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import {
  EveryWeek_supplierFragmentDoc,
  type Feature,
  type OfferedPlan_offerFragment,
  OfferedPlans_supplierFragmentDoc,
  StartsPlansDocument,
} from '../../../generated/graphql.ts';
import { answers, fails } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import WherePlansStart from '../starting/WherePlansStart.tsx';
import { EveryWeek } from './EveryWeek.tsx';
import { OfferedPlans } from './OfferedPlans.tsx';

const price = { __typename: 'Money' as const, cents: 800, text: '$8.00' };
const offer: OfferedPlan_offerFragment & { price: typeof price } = {
  __typename: 'TiffinOffer',
  id: 'light-lunch',
  name: 'Light lunch',
  promise: null,
  mealtime: 'LUNCH',
  weekdays: [1, 2, 3],
  leastDays: 1,
  spots: null,
  isFull: false,
  weekdaySpots: [],
  price,
  highestPrice: price,
  menuPrice: price,
  dishes: [],
};
const annapurna = { __typename: 'Supplier' as const, id: 'annapurna' };

/** What the page of a kitchen has loaded of its offers. */
function KitchenPage() {
  const { cache } = useApolloClient();
  useState(() => {
    const data = { ...annapurna, tiffinOffers: [offer] };
    cache.writeFragment({
      fragment: OfferedPlans_supplierFragmentDoc,
      fragmentName: 'OfferedPlans_supplier',
      data,
    });
    cache.writeFragment({ fragment: EveryWeek_supplierFragmentDoc, data });
  });
  return (
    <WherePlansStart supplierId={annapurna.id} closed="Closed">
      <EveryWeek supplier={annapurna as never} hasMeal />
      <OfferedPlans supplier={annapurna as never} />
    </WherePlansStart>
  );
}

const openAt = (...openFeatures: Feature[]) =>
  answers(StartsPlansDocument, {
    supplier: {
      __typename: 'Supplier',
      id: 'annapurna',
      city: { __typename: 'City', id: 'atlanta', openFeatures },
    },
  });
const page = (server: Parameters<typeof renderScreen>[1] & {}) => renderScreen(<KitchenPage />, server);

it('offers plans where they can be started', async () => {
  const asked = openAt('TIFFIN_PLANS', 'REVIEWS');
  page([asked]);
  await waitFor(() => expect(asked.asked).toHaveBeenCalledWith({ supplierId: 'annapurna' }));
  expect(screen.getByRole('link', { name: 'Have this every week' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Every week' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Start plan/ })).toBeInTheDocument();
});

it('offers none where new plans are closed for the reader', async () => {
  page([openAt('REVIEWS', 'WEBHOOKS')]);
  expect(await screen.findByText('Closed')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Every week' })).not.toBeInTheDocument();
});

it('offers them while that is not known: the server decides', async () => {
  page([fails(StartsPlansDocument)]);
  expect(await screen.findByRole('link', { name: /^Start plan/ })).toBeInTheDocument();
});
