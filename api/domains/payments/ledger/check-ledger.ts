import { everybody } from '../../../core/access/rules.ts';
import { allowLongStatements, withLongStatements } from '../../../core/limits/long-statements.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Query } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { billsPaidButNotEntered, creditOtherwise, receivedForBillButUnpaid } from './credit-questions.ts';
import { LedgerCheck } from './ledger-check.ts';
import {
  canceledButNotRefunded,
  paidButNotEntered,
  paidWithoutOrder,
  receivedButDue,
  refundedOtherwise,
  unbalanced,
} from './payment-questions.ts';
import { paidOutButNotEntered, payoutsOfOtherSums, unsettledDisputes } from './payout-questions.ts';
import {
  failedRefunds,
  owedOtherwise,
  refusedTasks,
  unmatchedDisputes,
  unmatchedPayments,
} from './refund-questions.ts';

/** Each query returns the number or ID of every record that is wrong. */
const questions: readonly [words: string, wrong: Query<{ now: Date }, { what: string | null }>][] = [
  ['The ledger accounts do not sum to zero', unbalanced],
  ['Paid, but missing from the ledger or entered with another amount', paidButNotEntered],
  ['Paid, but the order does not exist', paidWithoutOrder],
  ['Payment received, but the order is still due', receivedButDue],
  ['Refunds do not add up to the refunded amount of the payment', refundedOtherwise],
  ['Canceled, but not fully refunded', canceledButNotRefunded],
  ['The ledger owes customers another amount than the pending refunds', owedOtherwise],
  ['The credit of a customer differs from the ledger', creditOtherwise],
  ['Bill paid, but missing from the ledger or entered with another amount', billsPaidButNotEntered],
  ['Payment received, but the bill is not paid', receivedForBillButUnpaid],
  ['The card provider keeps refusing a task', refusedTasks],
  ['A refund failed and must be settled by hand', failedRefunds],
  ['A dispute is decided but not settled in the ledger', unsettledDisputes],
  ['A card payment matches no payment of ours; an admin must review it', unmatchedPayments],
  ['A dispute matches no payment of ours; an admin must review it', unmatchedDisputes],
  ['A payout differs from the sum of its entries', payoutsOfOtherSums],
  ['Paid out, but missing from the ledger or entered with another amount', paidOutButNotEntered],
];

const namedAtMost = 5;

/** Checks that payments, refunds, payouts, orders and the ledger agree, and stores the findings. */
export const checkLedger = operation(everybody, async ({ em, sql, now }: Work): Promise<string[]> => {
  await allowLongStatements(sql);
  const findings: string[] = [];
  for (const [words, query] of questions) {
    const found = await query.all(sql, { now });
    if (found.length === 0) continue;
    const named = found.slice(0, namedAtMost).map(({ what }) => what);
    const more = found.length > namedAtMost ? ` and ${found.length - namedAtMost} more` : '';
    findings.push(`${words}: ${named.join(', ')}${more}`);
  }
  em.create(LedgerCheck, { id: newIdentifier(now), at: now, findings });
  return findings;
});

/** For each query: they read all that was ever paid, which takes longer than a request may wait. */
const longQueryMs = 5 * 60_000;

/** The same for a job, however large the ledger has grown. */
export const checkWholeLedger = (ctx: Ctx): Promise<string[]> =>
  withLongStatements(longQueryMs, () => checkLedger(ctx, null));
