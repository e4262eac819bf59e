import { Field, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { anyone, Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { PaymentNotConfigured } from '../payment-problems.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Whether orders can be paid by card.' })
export class PaymentConfiguration {
  @Field(() => Boolean, { description: 'Whether the API keys of the card provider are set.' })
  configured!: boolean;

  @Field(() => String, { description: 'Message for people.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Publishable key of the card provider; null when it is not set.',
  })
  publishableKey!: string | null;

  @Visible(withRight('SEE_MONEY'))
  @Field(() => String, { nullable: true, description: 'Masked secret key; null when it is not set.' })
  maskedSecretKey!: string | null;

  @Visible(withRight('SEE_MONEY'))
  @Field(() => String, { nullable: true, description: 'Masked webhook secret; null when it is not set.' })
  maskedWebhookSecret!: string | null;
}

export const paymentConfiguration = ({ services: { cards } }: Ctx): PaymentConfiguration => ({
  configured: cards !== null,
  message: cards ? `${cards.name} is configured` : new PaymentNotConfigured().message,
  publishableKey: cards?.publishableKey ?? null,
  maskedSecretKey: cards?.masked.secretKey ?? null,
  maskedWebhookSecret: cards?.masked.webhookSecret ?? null,
});
