import { Field, ObjectType } from 'type-graphql';
import type { Ctx } from '../../../core/ctx.ts';
import { anyone, forAdmins, Visible } from '../../../core/visible.ts';
import { PaymentNotConfigured } from '../payment-problems.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Whether orders can be paid by card.' })
export class PaymentConfiguration {
  @Field(() => Boolean, { description: 'Whether the keys of the card provider are set.' })
  configured!: boolean;

  @Field(() => String, { description: 'The same in words.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The key by which a browser speaks to the card provider.',
  })
  publishableKey!: string | null;

  @Visible(forAdmins)
  @Field(() => String, { nullable: true, description: 'The ends of the secret key.' })
  maskedSecretKey!: string | null;

  @Visible(forAdmins)
  @Field(() => String, { nullable: true, description: 'The ends of the secret that events are signed with.' })
  maskedWebhookSecret!: string | null;
}

export const paymentConfiguration = ({ services: { cards } }: Ctx): PaymentConfiguration => ({
  configured: cards !== null,
  message: cards ? 'Stripe is configured' : new PaymentNotConfigured().message,
  publishableKey: cards?.publishableKey ?? null,
  maskedSecretKey: cards?.masked.secretKey ?? null,
  maskedWebhookSecret: cards?.masked.webhookSecret ?? null,
});
