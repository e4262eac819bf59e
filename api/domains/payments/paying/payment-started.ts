import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../../core/money.ts';
import { Visible, withinReach } from '../../../core/visible.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: "What the card provider's form needs to take the payment.",
})
export class PaymentStarted {
  @Field(() => String, { description: 'Allows paying this, and nothing else.' })
  clientSecret: string;

  @Field(() => String, { description: 'The key by which a browser speaks to the card provider.' })
  publishableKey: string;

  @Field(() => Money, { description: 'What will be charged: what the order costs.' })
  amount: Money;

  constructor(clientSecret: string, publishableKey: string, amount: Money) {
    this.clientSecret = clientSecret;
    this.publishableKey = publishableKey;
    this.amount = amount;
  }
}
