import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { customers, withRight, withScope } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { named } from '../../../core/graphql/named.ts';
import { connectionOf, type Page, PolledPageArgs } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { Money } from '../../../core/values/money.ts';
import { userById } from '../../identity/find-user.ts';
import { User } from '../../identity/user.ts';
import type { UserRow } from '../../identity/user-columns.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { PaymentStarted } from '../paying/payment-started.ts';
import { PaymentNotConfigured, PaymentUnavailable } from '../payment-problems.ts';
import { BillAlreadyPaid, BillAmountDiffers, BillIsVoid, TiffinBillNotFound } from './bill-problems.ts';
import { billById, findBills, findMyBills, TiffinBillFilter, type TiffinBillRow } from './find-bills.ts';
import { recordBillPayment } from './record-bill-payment.ts';
import { startBillPayment } from './start-bill-payment.ts';
import { TiffinBill } from './tiffin-bill.ts';
import { TiffinBillLine } from './tiffin-bill-line.ts';

const TiffinBillConnection = connectionOf(TiffinBill, 'TiffinBill', withinReach);

const RecordBillPaymentResult = createUnionType({
  name: 'RecordBillPaymentResult',
  description: 'Paid bill, or the reason its payment was not recorded.',
  types: () => [TiffinBill, TiffinBillNotFound, BillAlreadyPaid, BillAmountDiffers] as const,
});

const StartTiffinBillPaymentResult = createUnionType({
  name: 'StartTiffinBillPaymentResult',
  description: 'Data for the payment form, or the reason nothing can be paid.',
  types: () =>
    [
      PaymentStarted,
      PaymentNotConfigured,
      PaymentUnavailable,
      TiffinBillNotFound,
      BillAlreadyPaid,
      BillIsVoid,
      TooManyAttempts,
    ] as const,
});

@Resolver(() => TiffinBill)
export class TiffinBillResolver {
  @Visible(customers)
  @Query(() => TiffinBillConnection, {
    description: "Viewer's bills of tiffin plans, the newest first. With updatedSince those that changed.",
  })
  myTiffinBills(@Context() ctx: Ctx, @Args() page: PolledPageArgs): Promise<Page<TiffinBillRow>> {
    return findMyBills(ctx, page);
  }

  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @Query(() => TiffinBillConnection, {
    description:
      'Bills of tiffin plans of all customers, the newest first. With updatedSince, and without a filter, those that ' +
      'changed. For admins.',
  })
  tiffinBills(
    @Context() ctx: Ctx,
    @Arg('isOpen', () => Boolean, {
      defaultValue: false,
      description: 'Whether to leave out all but open bills.',
    })
    isOpen: boolean,
    @Arg('filter', () => TiffinBillFilter, {
      defaultValue: 'ALL',
      description: 'Bills to list; of all bills, `isOpen` leaves the open ones.',
    })
    filter: TiffinBillFilter,
    @Args() page: PolledPageArgs,
  ): Promise<Page<TiffinBillRow>> {
    return findBills(ctx, isOpen && filter === 'ALL' ? 'OPEN' : filter, page);
  }

  @Visible(withRight('REFUND'))
  @Mutation(() => RecordBillPaymentResult, {
    description:
      'Records that a bill was paid by hand. Its money becomes credit, which pays for orders. For admins.',
  })
  async recordTiffinBillPayment(
    @Context() ctx: Ctx,
    @Arg('billId', () => ID, { description: 'ID of the bill that was paid.' }) billId: string,
    @Arg('amountCents', () => Int, {
      description: 'Amount that was received, in cents; exactly that of the bill.',
    })
    amountCents: number,
  ): Promise<TiffinBillRow | Problem> {
    const outcome = await recordBillPayment(ctx, { billId, amountCents });
    return outcome instanceof Problem ? outcome : named('TiffinBill', await billById(ctx, outcome.billId));
  }

  @Visible(customers)
  @Mutation(() => StartTiffinBillPaymentResult, {
    description: 'Starts the card payment of a bill of the signed-in customer. Idempotent.',
  })
  startTiffinBillPayment(
    @Context() ctx: Ctx,
    @Arg('billId', () => ID, { description: 'ID of the open bill.' }) billId: string,
    @Arg('savesCard', () => Boolean, {
      defaultValue: false,
      description:
        'Whether the customer agreed that later bills are charged to the card automatically. The words are stored with it.',
    })
    savesCard: boolean,
  ): Promise<PaymentStarted | Problem> {
    return startBillPayment(ctx, { billId, savesCard });
  }

  @FieldResolver(() => Supplier, { description: 'Kitchen that cooks the meals.' })
  async supplier(@Context() ctx: Ctx, @Root() bill: TiffinBillRow): Promise<SupplierRow> {
    return (await supplierOf(ctx, bill.supplierId))!;
  }

  @Visible(withRight('SEE_MONEY'))
  @FieldResolver(() => User, { description: 'Customer who pays it. For admins.' })
  async customer(@Context() ctx: Ctx, @Root() bill: TiffinBillRow): Promise<UserRow> {
    return (await userById(ctx, bill.customerId))!;
  }

  @FieldResolver(() => Money, { description: 'Sum of its meals.' })
  meals(@Root() bill: TiffinBillRow): Money {
    return new Money(bill.mealsCents);
  }

  @FieldResolver(() => Money, { description: 'Credit that was subtracted.' })
  credit(@Root() bill: TiffinBillRow): Money {
    return new Money(bill.creditCents);
  }

  @FieldResolver(() => Money, { description: 'Amount to pay.' })
  amount(@Root() bill: TiffinBillRow): Money {
    return new Money(bill.amountCents);
  }
}

@Resolver(() => TiffinBillLine)
export class TiffinBillLineFields {
  @Visible(withinReach)
  @FieldResolver(() => Money, { description: 'Price of the meal.' })
  price(@Root() line: TiffinBillLine): Money {
    return new Money(line.cents);
  }
}
