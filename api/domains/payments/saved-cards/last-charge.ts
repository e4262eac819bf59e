import { Field, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { batched } from '../../../core/operation/batched.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { BillCharge } from './bill-charge.ts';

const ChargeOutcome = enumType('ChargeOutcome', 'Outcome of a charge of a bill to a saved card.', {
  PAID: 'Charge that paid the bill.',
  DECLINED: 'Charge that the bank declined.',
  NEEDS_AUTHENTICATION: 'Charge that the customer must confirm in person.',
  NOT_CHARGED:
    'Charge that was not made: the bill was settled, the card removed or the account disabled before.',
  GIVEN_UP: 'Charge that staff gave up, so that the bill is paid otherwise.',
});
type ChargeOutcome = keyof typeof ChargeOutcome;

@Visible(withRight('SEE_MONEY'))
@ObjectType({ simpleResolvers: true, description: 'Last charge of a bill to a saved card. For admins.' })
export class LastCharge {
  @Field(() => Int, { description: 'Number of charges that were begun, this one included.' })
  charges!: number;

  @Field(() => DateTime, { description: 'Time at which it was begun.' })
  startedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which it ended; null while it is under way.',
  })
  endedAt?: Date | null;

  @Field(() => ChargeOutcome, { nullable: true, description: 'Outcome; null while it is under way.' })
  outcome?: ChargeOutcome | null;
}

const lastChargesQuery = query({ BillCharge }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('BillCharge as a')
    .where(a => a('a.billId', '=', a.fn.any(ids)))
    .distinctOn('a.billId')
    .select(['a.billId', 'a.attempt', 'a.startedAt', 'a.endedAt', 'a.outcome'])
    .orderBy('a.billId')
    .orderBy('a.attempt', 'desc'),
);

/** The last charge of a bill that the viewer may read, by the ID of the bill. */
export const lastChargeOf = batched<RowOf<typeof lastChargesQuery>>(async (ctx, ids) => {
  const charges = await lastChargesQuery.all(ctx.sql, { ids });
  return new Map(charges.map(charge => [charge.billId, charge]));
});
