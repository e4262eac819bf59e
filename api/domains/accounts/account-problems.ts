import { Field, Int } from 'type-graphql';
import { leastChargeCents } from '../../../schema/constants.ts';
import { withValues } from '../../../schema/with-values.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';
import { type Cents, dollars, Money } from '../../core/values/money.ts';
import type { MoneyOfCustomer, OutstandingMoney } from '../payments/payouts/outstanding-money.ts';

@ProblemType('ORDERS_UNDER_WAY')
export class OrdersUnderWay extends Problem {
  readonly code = 'ORDERS_UNDER_WAY';

  @Field(() => Int, { description: 'Number of open orders.' })
  count: number;

  constructor(count: number) {
    super("You have orders in progress. Please cancel them or wait until they're delivered.");
    this.count = count;
  }
}

@ProblemType('MONEY_OUTSTANDING')
export class MoneyOutstanding extends Problem {
  readonly code = 'MONEY_OUTSTANDING';

  @Field(() => Money, {
    description: 'Amount that the kitchen or the customer is still to be paid; negative when they owe.',
  })
  balance: Money;

  constructor(message: string, cents: number) {
    super(message);
    this.balance = new Money(cents);
  }

  /** Why the money of a kitchen is not settled; undefined when it is. */
  static of({ cents, disputes, ordersDue }: OutstandingMoney): MoneyOutstanding | undefined {
    const because = reasonOf({ cents, disputes, ordersDue });
    return because === undefined ? undefined : new MoneyOutstanding(because, cents);
  }

  /** Why the money of a customer is not settled; undefined when it is. */
  static ofCustomer({
    creditCents,
    billedCents,
    unbilledCents,
  }: MoneyOfCustomer & { unbilledCents: Cents }): MoneyOutstanding | undefined {
    if (billedCents > 0) return new MoneyOutstanding(openBillWords(dollars(billedCents)), -billedCents);
    if (unbilledCents > 0) return new MoneyOutstanding(unbilledWords(dollars(unbilledCents)), -unbilledCents);
    if (creditCents > 0) return new MoneyOutstanding(creditWords(dollars(creditCents)), creditCents);
    return undefined;
  }
}

const openBillWords = (amount: string) =>
  withValues(
    /*i18n*/ 'You have an open tiffin bill of {0}. Please pay it, or stop your tiffin plans, before you delete your account.',
    amount,
  );

const unbilledWords = (amount: string) =>
  withValues(
    /*i18n*/ "You haven't paid {0} for meals of your tiffin plans. Stop your plans, and you get a bill on Saturday; if it's less than {1}, we pay it. Then you can delete your account.",
    amount,
    dollars(leastChargeCents),
  );

const creditWords = (amount: string) =>
  withValues(
    /*i18n*/ 'You have {0} of credit. Stop your tiffin plans and ask for it back before you delete your account.',
    amount,
  );

const reasonOf = ({ cents, disputes, ordersDue }: OutstandingMoney): string | undefined => {
  if (disputes > 0)
    return "A bank hasn't decided a disputed payment yet. You can close your kitchen after that.";
  if (ordersDue > 0)
    return "Some delivered orders aren't paid yet. You can close your kitchen once you've been paid for them.";
  if (cents > 0)
    return `You still have ${dollars(cents)} coming. You can close your kitchen after that payout.`;
  if (cents < 0)
    return `Your balance is ${dollars(cents)}. Contact support to settle it before you close your kitchen.`;
  return undefined;
};
