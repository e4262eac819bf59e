import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { aCart } from '../../../features/cart/a-cart.ts';
import { aQuote } from '../../../features/cart/a-quote.ts';
import { changeCart, currentCart } from '../../../features/cart/cart-store.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import type { NoOrder } from '../../../features/checkout/use-place-order.ts';
import {
  AddressesDocument,
  KitchenReachDocument,
  MeDocument,
  PaymentWayDocument,
  PlaceOrderDocument,
  type PlaceOrderMutation,
  QuoteCartDocument,
  ZipPlaceDocument,
} from '../../../generated/graphql.ts';
import { answers, fails, isUnreachable } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import CheckoutScreen from './checkout.tsx';

type Outcome = PlaceOrderMutation['placeOrder'];

const home = '12B Maple Street, San Jose, CA 95112';
const addressOf = { streetNumber: '12B', streetName: 'Maple Street', apartmentUnit: null, city: 'San Jose' };
const savedAddress = {
  ...addressOf,
  __typename: 'Address' as const,
  id: 'home',
  name: 'Home',
  line: home,
  state: 'CA',
  zipCode: '95112',
  isDefault: true,
};
const meera = {
  __typename: 'User' as const,
  id: 'meera',
  name: 'Meera Iyer',
  email: 'meera@example.com',
  role: 'CUSTOMER' as const,
  isEmailProven: true,
  staffRole: null,
  rights: [],
  viewedUntil: null,
};
const place = { __typename: 'ZipCode' as const, zipCode: '95112', city: 'San Jose' };
const money = (cents: number) => ({
  __typename: 'Money' as const,
  cents,
  text: `$${(cents / 100).toFixed(2)}`,
});
const dearer = aQuote({
  total: money(3200),
  lines: aQuote().lines.map(line => ({
    ...line,
    unitPrice: line.dish.id === 'rajma' ? money(1250) : line.unitPrice,
  })),
});
const order: Outcome = { __typename: 'Order', id: 'o-1' };
const refused = (refusal: Exclude<NoOrder, { __typename: 'Unanswered' | 'ViewOnly' }>): Outcome => refusal;
const words = { message: 'Said by the server.', field: null };

interface Server {
  outcomes?: [Outcome, ...Outcome[]];
  quotes?: [Quote | null, ...(Quote | null)[]];
  delivers?: boolean;
  addresses?: (typeof savedAddress)[];
  /** Other answers to placing the order. */
  placing?: Parameters<typeof renderScreen>[1];
}

/** The button waits while the cart is priced. */
const isPriced = () => screen.findByRole('button', { name: /^Place order/, busy: false });

/** Meera at the checkout with two Rajma Chawal and an Aloo Paratha for $30.00, to her home. */
const checkout = async ({
  outcomes = [order],
  quotes = [aQuote()],
  delivers = true,
  addresses = [savedAddress],
  placing,
}: Server = {}) => {
  changeCart(() => aCart({ note: 'Less chili, please' }));
  const [first, ...later] = quotes.map(quoteCart => ({ quoteCart }));
  const places = answers(
    PlaceOrderDocument,
    { placeOrder: outcomes[0] },
    ...outcomes.slice(1).map(each => ({ placeOrder: each })),
  );
  const kitchen = {
    __typename: 'Supplier' as const,
    id: 'annapurna',
    offersDelivery: true,
    offersPickup: true,
    deliversTo: delivers,
  };
  const person = renderScreen(<CheckoutScreen />, [
    answers(MeDocument, { me: meera }),
    answers(PaymentWayDocument, {
      paymentConfiguration: { __typename: 'PaymentConfiguration', configured: false },
    }),
    answers(AddressesDocument, { addresses }),
    answers(ZipPlaceDocument, { lookupZipCode: [{ ...place, latitude: 37.34, longitude: -121.88 }] }),
    answers(KitchenReachDocument, { supplier: kitchen }),
    answers(QuoteCartDocument, first!, ...later),
    ...(placing ?? [places]),
  ]);
  await isPriced();
  if (addresses.length > 0) await screen.findByText(delivers ? /^Delivers to/ : /^Too far/);
  return { person, places };
};

const placeOrder = () => screen.getByRole('button', { name: /^Place order/ });
const refusal = () => within(screen.getByRole('region', { name: 'Your order' })).getByRole('alert');
const note = () => screen.getByText('Note to the cook: Less chili, please');

it('places the order at the price Meera saw, and empties the cart', async () => {
  const { person, places } = await checkout();
  await person.click(placeOrder());
  await waitFor(() => expect(window.location.pathname).toBe('/orders/o-1'));
  expect(places.asked).toHaveBeenCalledExactlyOnceWith({
    input: {
      supplierId: 'annapurna',
      serviceDate: '2026-11-23',
      mealtime: 'DINNER',
      fulfillment: 'DELIVERY',
      deliveryAddress: home,
      note: 'Less chili, please',
      lines: [
        { dishId: 'rajma', quantity: 2 },
        { dishId: 'paratha', quantity: 1 },
      ],
      expectedTotalCents: 3000,
      idempotencyKey: expect.any(String),
    },
  });
  expect(currentCart()).toBeUndefined();
});

it('places one order however often Meera presses', async () => {
  const sent = vi.fn(() => true);
  const places = answers(PlaceOrderDocument, { placeOrder: order });
  const { person } = await checkout({
    placing: [{ ...places, request: { ...places.request, variables: sent } }],
  });
  await person.dblClick(placeOrder());
  await waitFor(() => expect(window.location.pathname).toBe('/orders/o-1'));
  expect(sent).toHaveBeenCalledOnce();
});

const refusals: [outcome: Outcome, words: string, next?: string][] = [
  [refused({ __typename: 'SoldOut', platesLeft: 0, ...words }), 'this meal just sold out', 'Change my cart'],
  [refused({ __typename: 'SoldOut', platesLeft: 2, ...words }), 'only 2 plates are left', 'Change my cart'],
  [
    refused({ __typename: 'UnpaidPlatesLimit', platesLeft: 1, ...words }),
    'only 1 more unpaid plate',
    'Change my cart',
  ],
  [refused({ __typename: 'CutOffPassed', ...words }), 'Ordering for this meal just closed', 'Change my cart'],
  [
    refused({ __typename: 'KitchenPaused', until: '2026-11-30', ...words }),
    'until Mon, Nov 30',
    'Change my cart',
  ],
  [refused({ __typename: 'KitchenUnavailable', ...words }), 'not taking orders', 'Change my cart'],
  [
    refused({ __typename: 'DishUnavailable', ...words }),
    'A dish in your cart has sold out',
    'Change my cart',
  ],
  [refused({ __typename: 'CartIsEmpty', ...words }), 'Your cart is empty', 'Change my cart'],
  [
    refused({ __typename: 'InvalidInput', ...words, field: 'lines' }),
    'Said by the server.',
    'Change my cart',
  ],
  [
    refused({ __typename: 'FulfillmentUnavailable', ...words, field: 'deliveryAddress' }),
    "doesn't deliver to this address",
    'Change the address',
  ],
  [refused({ __typename: 'IdempotencyConflict', ...words }), 'Please place it again'],
];

it.each(refusals)('says why there is no order: $__typename', async (outcome, text, next) => {
  const { person } = await checkout({ outcomes: [outcome, order] });
  await person.click(await screen.findByRole('button', { name: 'Another address' }));
  await person.type(await screen.findByLabelText('Number'), '7');
  await person.click(placeOrder());
  await waitFor(() => expect(refusal()).toHaveTextContent(text));
  if (next) expect(refusal()).toContainElement(screen.getByText(next));
  else expect(screen.queryByText(/^Change (my cart|the address)$/)).not.toBeInTheDocument();

  expect(note()).toBeVisible();
  expect(currentCart()).toEqual(aCart({ note: 'Less chili, please' }));
  expect(screen.getByLabelText('Number')).toHaveValue('7');
  expect(window.location.pathname).toBe('/');
});

it.each([{ trouble: fails }, { trouble: isUnreachable }])(
  'tries again with the same key when no answer came',
  async ({ trouble }) => {
    const places = answers(PlaceOrderDocument, { placeOrder: order });
    const first = trouble(PlaceOrderDocument);
    const { person } = await checkout({ placing: [first, places] });
    await person.click(placeOrder());
    await waitFor(() => expect(refusal()).toHaveTextContent("It's safe to try again"));
    const { key } = JSON.parse(localStorage.getItem('checkoutAttempt')!);
    expect(note()).toBeVisible();

    await person.click(await isPriced());
    await waitFor(() => expect(window.location.pathname).toBe('/orders/o-1'));
    expect(places.asked.mock.calls[0]![0].input.idempotencyKey).toBe(key);
  },
);

it('tells staff who view as Meera that they only view, and not to try again', async () => {
  const message = 'You are viewing as someone else, so nothing can be changed. Stop viewing first.';
  const viewOnly = fails(
    PlaceOrderDocument,
    new GraphQLError(message, { extensions: { code: 'VIEW_ONLY' } }),
  );
  const { person } = await checkout({ placing: [viewOnly] });
  await person.click(placeOrder());
  await waitFor(() => expect(refusal()).toHaveTextContent(message));
  expect(note()).toBeVisible();
});

it('takes a fresh key when the first one belongs to another order', async () => {
  const { person, places } = await checkout({
    outcomes: [refused({ __typename: 'IdempotencyConflict', ...words }), order],
  });
  await person.click(placeOrder());
  await waitFor(() => expect(refusal()).toHaveTextContent('Please place it again'));
  await person.click(await isPriced());
  await waitFor(() => expect(places.asked).toHaveBeenCalledTimes(2));
  const [first, second] = places.asked.mock.calls.map(([{ input }]) => input.idempotencyKey);
  expect(second).not.toBe(first);
});

it('asks Meera to accept a total that changed, and only then orders at it', async () => {
  const { person, places } = await checkout({
    outcomes: [refused({ __typename: 'PriceChanged', total: money(3200), ...words }), order],
    quotes: [aQuote(), dearer],
  });
  await person.click(placeOrder());
  await waitFor(() => expect(refusal()).toHaveTextContent('The total has changed and is now $32.00.'));
  const accept = await screen.findByRole('button', { name: 'Accept $32.00' });
  await person.click(await isPriced());
  expect(screen.getByText('Accept the new price to continue.')).toBeVisible();
  expect(places.asked).toHaveBeenCalledOnce();

  await person.click(accept);
  expect(refusal()).toBeEmptyDOMElement();
  await person.click(await screen.findByRole('button', { name: 'Place order · $32.00', busy: false }));
  await waitFor(() => expect(places.asked).toHaveBeenCalledTimes(2));
  expect(places.asked.mock.calls[1]![0].input.expectedTotalCents).toBe(3200);
});

it('does not order what the quote already says is sold out', async () => {
  const soldOut = { __typename: 'SoldOut' as const, message: 'Sold out.', platesLeft: 2 };
  const { person, places } = await checkout({ quotes: [aQuote({ problems: [soldOut] })] });
  expect(screen.getByText(/^Only 2 plates are left for this meal; your cart has 3/)).toBeVisible();
  await person.click(placeOrder());
  expect(screen.getByText('Choose another meal or order fewer plates to continue.')).toBeVisible();
  expect(places.asked).not.toHaveBeenCalled();
});

it('leads back to the address that is too far away, or to pickup', async () => {
  const { person, places } = await checkout({ delivers: false });
  const pickUp = await screen.findByRole('button', { name: 'Switch to pickup' });
  await person.click(placeOrder());
  expect(screen.getByRole('region', { name: 'Delivery' })).toHaveFocus();
  expect(
    screen.getByText('Choose an address within the delivery area, or pickup, to continue.'),
  ).toBeVisible();
  expect(places.asked).not.toHaveBeenCalled();

  await person.click(pickUp);
  expect(await screen.findByRole('region', { name: 'Pickup' })).toHaveTextContent('1290 Foxworthy Ave');
  await person.click(await isPriced());
  await waitFor(() => expect(places.asked).toHaveBeenCalledOnce());
  expect(places.asked.mock.calls[0]![0].input).toMatchObject({
    fulfillment: 'PICKUP',
    deliveryAddress: null,
  });
});

it('waits for an address when Meera has saved none', async () => {
  const { person, places } = await checkout({ addresses: [] });
  await person.click(placeOrder());
  expect(screen.getByText('Save a delivery address to continue.')).toBeVisible();
  expect(places.asked).not.toHaveBeenCalled();
});
