import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aQuote } from '../../../features/cart/a-quote.ts';
import {
  AddressesDocument,
  JoinTiffinWaitlistDocument,
  MeDocument,
  type MeQuery,
  OfferToStartDocument,
  type OfferToStartQuery,
  QuoteTiffinOfferDocument,
  StartsPlansDocument,
} from '../../../generated/graphql.ts';
import { answers } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import NewPlanOfOfferScreen from './new-plan-of-offer.tsx';

const meera: NonNullable<MeQuery['me']> = {
  __typename: 'User',
  id: 'meera',
  name: 'Meera',
  email: 'meera@example.com',
  role: 'CUSTOMER',
  isEmailProven: true,
  staffRole: null,
  rights: [],
  viewedUntil: null,
};
const offer: NonNullable<OfferToStartQuery['tiffinOffer']> = {
  __typename: 'TiffinOffer',
  id: 'light-lunch',
  name: 'Light lunch',
  promise: null,
  mealtime: 'LUNCH',
  weekdays: [1, 2, 3],
  leastDays: 1,
  isOpen: true,
  spots: 10,
  isFull: false,
  weekdaySpots: [],
  supplier: {
    __typename: 'Supplier',
    id: 'annapurna',
    kitchenName: 'Annapurna Kitchen',
    offersDelivery: false,
    offersPickup: true,
  },
  dishes: [],
};

/** Where Meera can start no plan: what her screen of this offer asks. */
const screenOf = (more: Partial<typeof offer>, ...server: Parameters<typeof renderScreen>[1] & {}) => {
  window.history.replaceState(null, '', '/plans/offers/light-lunch');
  return renderScreen(<NewPlanOfOfferScreen />, [
    ...server,
    answers(MeDocument, { me: meera }),
    answers(OfferToStartDocument, {
      tiffinOffer: { ...offer, ...more },
      myTiffinWaits: { __typename: 'OwnTiffinWaits', waits: [] },
    }),
    answers(StartsPlansDocument, {
      supplier: {
        __typename: 'Supplier',
        id: 'annapurna',
        city: { __typename: 'City', id: 'atlanta', openFeatures: ['REVIEWS'] },
      },
    }),
    answers(AddressesDocument, { addresses: [] }),
    answers(QuoteTiffinOfferDocument, { quoteTiffinOffer: aQuote() }),
  ]);
};
const closed = /^New tiffin plans aren't available at this kitchen right now\./;

it('says so where new plans are closed', async () => {
  screenOf({});
  expect(await screen.findByText(closed)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start plan' })).not.toBeInTheDocument();
});

it('continues the waiting list of a full offer while new plans are closed', async () => {
  const joined = answers(JoinTiffinWaitlistDocument, {
    joinTiffinWaitlist: { __typename: 'OwnTiffinWaits', waits: [] },
  });
  const full = [1, 2, 3].map(weekday => ({ __typename: 'TiffinWeekdaySpots' as const, weekday, left: 0 }));
  const person = screenOf({ isFull: true, weekdaySpots: full }, joined);
  expect(await screen.findByRole('heading', { level: 1, name: 'Waiting list' })).toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
  await waitFor(() => expect(joined.asked).toHaveBeenCalledOnce());
  expect(
    await screen.findByRole('button', { name: 'Join the waiting list', busy: false }),
  ).toBeInTheDocument();
  expect(screen.queryByText(closed)).not.toBeInTheDocument();
});
