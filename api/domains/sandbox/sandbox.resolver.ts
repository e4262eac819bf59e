import {
  Arg,
  Ctx as Context,
  createUnionType,
  Field,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { customers, withRight, withScope } from '../../core/access/rules.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import { named } from '../../core/graphql/named.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { NothingToPay, PaymentNotFound } from '../payments/payment-problems.ts';
import { payBySandboxCard } from './cards/pay-by-sandbox-card.ts';
import { SandboxCardOutcome } from './cards/sandbox-card.ts';
import { PayBySandboxCardInput } from './cards/sandbox-card-inputs.ts';
import { moveSandboxClock } from './move-sandbox-clock.ts';
import { Sandbox } from './sandbox.ts';
import { MoveSandboxClockInput } from './sandbox-inputs.ts';
import { ClockTooFarAhead, NotASandbox } from './sandbox-problems.ts';

const MoveSandboxClockResult = createUnionType({
  name: 'MoveSandboxClockResult',
  description: 'Sandbox with its new time, or the reason its clock was not moved.',
  types: () => [Sandbox, InvalidInput, NotASandbox, ClockTooFarAhead] as const,
});

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Outcome of a card of a sandbox.' })
class SandboxCardUsed {
  @Field(() => SandboxCardOutcome, { description: 'Outcome, which the card decides.' })
  outcome!: SandboxCardOutcome;
}

const PayBySandboxCardResult = createUnionType({
  name: 'PayBySandboxCardResult',
  description: 'Outcome of the card, or the reason it was not used.',
  types: () => [SandboxCardUsed, NotASandbox, PaymentNotFound, NothingToPay] as const,
});

const sandboxOf = ({ services: { sandbox } }: Ctx): Sandbox | null =>
  sandbox && { now: sandbox.read(), aheadMinutes: sandbox.aheadMinutes };

@Resolver()
export class SandboxResolver {
  @Visible(anyone)
  @Query(() => Sandbox, {
    nullable: true,
    description: 'Returns the sandbox that this server is; null when it is none, as in production.',
  })
  sandbox(@Context() ctx: Ctx): Sandbox | null {
    return sandboxOf(ctx);
  }

  @Visible(withScope('SANDBOX_WRITE', withRight('MOVE_CLOCK')))
  @Mutation(() => MoveSandboxClockResult, {
    description:
      'Moves the clock of a sandbox forward; it never goes back. What becomes due by the new time is done within the next minutes.',
  })
  async moveSandboxClock(
    @Context() ctx: Ctx,
    @Arg('input', () => MoveSandboxClockInput, { description: 'Time to move it by.' })
    input: MoveSandboxClockInput,
  ): Promise<Sandbox | Problem> {
    const refused = await moveSandboxClock(ctx, input);
    return refused ?? named('Sandbox', sandboxOf(ctx)!);
  }

  @Visible(customers)
  @Mutation(() => PayBySandboxCardResult, {
    description:
      "Pays a started payment with a card of the sandbox, in place of a card provider's form. Takes no card numbers.",
  })
  async payBySandboxCard(
    @Context() ctx: Ctx,
    @Arg('input', () => PayBySandboxCardInput, { description: 'Payment and card.' })
    input: PayBySandboxCardInput,
  ): Promise<SandboxCardUsed | Problem> {
    const outcome = await payBySandboxCard(ctx, input);
    return outcome instanceof Problem ? outcome : named('SandboxCardUsed', { outcome });
  }
}
