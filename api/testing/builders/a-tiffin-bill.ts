import { makeTiffinBills } from '../../domains/tiffin-plans/billing/make-tiffin-bills.ts';
import type { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

/** Nine on Saturday in San Jose, after the Tuesday on which tests begin, and a week later. */
export const saturdayAtNine = '2026-11-21T17:00:00Z';
export const nextSaturdayAtNine = '2026-11-28T17:00:00Z';

/** What the job does every few minutes; resolves to how many bills failed. */
export const billsMade = (marketplace: Marketplace) => makeTiffinBills(marketplace.services);

export interface BillAnswer {
  id: string;
  billNumber: string;
  status: string;
  weekStartsOn: string;
  overdueAt: string | null;
  amount: { cents: number };
  meals: { cents: number };
  credit: { cents: number };
  lines: { serviceDate: string; orderNumber: string | null; price: { cents: number } }[];
}

const bill = `id billNumber status weekStartsOn dueAt overdueAt paidAt amount { cents } meals { cents } credit { cents }
  lines { serviceDate mealtime orderNumber price { cents } }`;

/** A customer's bills, the newest first. */
export const billsOf = async (customer: Visitor): Promise<BillAnswer[]> =>
  (await customer.graphql(`{ myTiffinBills { nodes { ${bill} } } }`)).myTiffinBills.nodes;

export const openBillOf = async (customer: Visitor): Promise<BillAnswer | undefined> =>
  (await billsOf(customer)).find(({ status }) => status === 'OPEN');

/** A customer's credit at each kitchen. */
export const creditsOf = async (
  customer: Visitor,
): Promise<
  {
    id: string;
    askedBackAt: string | null;
    askedBackAmount: { cents: number } | null;
    amount: { cents: number };
  }[]
> =>
  (
    await customer.graphql(
      '{ myTiffinCredits { id askedBackAt askedBackAmount { cents } amount { cents } } }',
    )
  ).myTiffinCredits;

/** Records the payment of a bill; returns the bill or the Problem. */
export const recordBillPayment = async (staff: Visitor, billId: string, amountCents: number) =>
  (
    await staff.graphql(
      `mutation ($billId: ID!, $amountCents: Int!) {
        recordTiffinBillPayment(billId: $billId, amountCents: $amountCents) { __typename
          ... on TiffinBill { status paidAt } ... on Problem { code message field } } }`,
      { billId, amountCents },
    )
  ).recordTiffinBillPayment;

/** Asks for credit back; returns the credit or the Problem. */
export const askCreditBack = async (customer: Visitor, creditId: string) =>
  (
    await customer.graphql(
      `mutation ($creditId: ID!) { askTiffinCreditBack(creditId: $creditId) { __typename
        ... on TiffinCredit { askedBackAt } ... on Problem { code message field } } }`,
      { creditId },
    )
  ).askTiffinCreditBack;

/** Records that credit was paid back; returns the credit or the Problem. */
export const recordCreditReturn = async (staff: Visitor, creditId: string, amountCents: number) =>
  (
    await staff.graphql(
      `mutation ($creditId: ID!, $amountCents: Int!) {
        recordTiffinCreditReturn(creditId: $creditId, amountCents: $amountCents) { __typename
          ... on TiffinCredit { amount { cents } askedBackAt } ... on Problem { code message field } } }`,
      { creditId, amountCents },
    )
  ).recordTiffinCreditReturn;
