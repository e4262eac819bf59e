import { Field, InputType } from 'type-graphql';
import { SandboxCard } from './sandbox-card.ts';

@InputType({ description: 'Started payment, and the card of a sandbox that pays it.' })
export class PayBySandboxCardInput {
  @Field(() => String, { description: 'Secret of the payment that was started: its `clientSecret`.' })
  clientSecret!: string;

  @Field(() => SandboxCard, { description: 'Card that pays.' })
  card!: SandboxCard;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its owner authenticated, for a card that needs it; null while they were not asked.',
  })
  isAuthenticated?: boolean | null;
}
