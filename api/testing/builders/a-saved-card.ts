import { chargeBills } from '../../domains/payments/saved-cards/charge-bills.ts';
import { forgetCards } from '../../domains/payments/saved-cards/forget-cards.ts';
import { storeSavedCards } from '../../domains/payments/saved-cards/store-saved-cards.ts';
import { type CardMarketplace, intentOf } from '../card-provider/card-marketplace.ts';
import type { Visitor } from '../visitor.ts';

/** Starts the card payment of a bill; returns the data for the form or the Problem. */
export const startBillPayment = async (customer: Visitor, billId: string, savesCard = false) =>
  (
    await customer.graphql(
      `mutation ($billId: ID!, $savesCard: Boolean!) {
        startTiffinBillPayment(billId: $billId, savesCard: $savesCard) { __typename
          ... on PaymentStarted { clientSecret publishableKey amount { cents } }
          ... on Problem { code message field } } }`,
      { billId, savesCard },
    )
  ).startTiffinBillPayment;

/** What the money job does about saved cards, with the events of the provider. */
export const cardsStored = async ({ marketplace, provider }: CardMarketplace): Promise<void> => {
  await provider.webhooks.settled();
  await storeSavedCards(marketplace.services);
  await forgetCards(marketplace.services);
};

export const billsCharged = async ({ marketplace, provider }: CardMarketplace): Promise<void> => {
  await chargeBills(marketplace.services);
  await provider.webhooks.settled();
};

/** Pays a bill in person with a card, whose bank is content. */
export const payBillByCard = async (
  place: CardMarketplace,
  customer: Visitor,
  billId: string,
  card: string,
  savesCard = false,
): Promise<void> => {
  const { payments } = place.provider;
  const intentId = intentOf(await startBillPayment(customer, billId, savesCard));
  if (payments.confirm(intentId, card).status === 'requires_action') payments.authenticate(intentId, true);
  await cardsStored(place);
};

export interface SavedCardAnswer {
  id: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

export const savedCardOf = async (customer: Visitor): Promise<SavedCardAnswer | null> =>
  (await customer.graphql('{ mySavedCard { id brand lastFour expiryMonth expiryYear consentedAt } }'))
    .mySavedCard;

/** Removes a card; returns it or the Problem. */
export const removeSavedCard = async (customer: Visitor, cardId: string) =>
  (
    await customer.graphql(
      `mutation ($cardId: ID!) { removeSavedCard(cardId: $cardId) { __typename
        ... on RemovedCard { cardId } ... on Problem { code } } }`,
      { cardId },
    )
  ).removeSavedCard;

/** What a customer sees of the charges of their open bill. */
export const chargesSeenBy = async (
  customer: Visitor,
): Promise<{ nextChargeAt: string | null; chargeProblem: string | null; status: string }[]> =>
  (await customer.graphql('{ myTiffinBills { nodes { status nextChargeAt chargeProblem } } }')).myTiffinBills
    .nodes;
