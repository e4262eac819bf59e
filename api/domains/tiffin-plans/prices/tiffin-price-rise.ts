import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { Money } from '../../../core/values/money.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Higher price of a tiffin plan that its customer was notified of.',
})
export class TiffinPriceRise {
  @Field(() => Money, { description: 'Price of one meal.' })
  total!: Money;

  @Field(() => LocalDate, { description: 'First day that it holds on.' })
  from!: string;

  @Field(() => Boolean, {
    description: 'Whether meals from that day on wait until the customer agrees; otherwise they are ordered.',
  })
  needsConsent!: boolean;
}
