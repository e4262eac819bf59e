import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { Money } from '../../../core/values/money.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Data for the payment form of the card provider.',
})
export class PaymentStarted {
  @Field(() => String, { description: 'Secret that allows paying this payment only.' })
  clientSecret: string;

  @Field(() => String, { description: 'Publishable key of the card provider.' })
  publishableKey: string;

  @Field(() => Money, { description: 'Amount to charge: the total of the order or the amount of the bill.' })
  amount: Money;

  constructor(clientSecret: string, publishableKey: string, amount: Money) {
    this.clientSecret = clientSecret;
    this.publishableKey = publishableKey;
    this.amount = amount;
  }
}
