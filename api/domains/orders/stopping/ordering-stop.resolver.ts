import { Arg, Ctx as Context, createUnionType, ID, Mutation, Resolver } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { AlreadyDone, InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { cityById } from '../../cities/city-by-id.ts';
import { CityNotFound } from '../../cities/city-problems.ts';
import { OrderingStop } from '../../cities/ordering-stops/ordering-stop.ts';
import { allowOrdering } from './allow-ordering.ts';
import { AllowedOrdering } from './allowed-ordering.ts';
import { StopOrderingInput } from './ordering-stop-inputs.ts';
import { stopOrdering } from './stop-ordering.ts';

const StopOrderingResult = createUnionType({
  name: 'StopOrderingResult',
  description: 'Stop that is in force, or why nothing was changed.',
  types: () => [OrderingStop, InvalidInput, CityNotFound] as const,
});

const AllowOrderingResult = createUnionType({
  name: 'AllowOrderingResult',
  description: 'Place where ordering is allowed again, or why nothing was changed.',
  types: () => [AllowedOrdering, CityNotFound, AlreadyDone] as const,
});

/** Switches of staff for incidents, such as a snowstorm. */
@Resolver()
export class OrderingStopResolver {
  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => StopOrderingResult, {
    description:
      'Stops ordering in a city or everywhere, or changes the reason and the end of a stop; existing orders are not affected. ' +
      'Once it returns, no more orders are placed. After SERVICE_UNAVAILABLE the stop may be in force, and orders may still ' +
      'be placed: send it again until it returns. For admins.',
  })
  stopOrdering(
    @Context() ctx: Ctx,
    @Arg('input', () => StopOrderingInput, { description: 'Stop.' }) input: StopOrderingInput,
  ): Promise<OrderingStop | Problem> {
    return stopOrdering(ctx, input);
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => AllowOrderingResult, {
    description: 'Allows ordering again in a city or everywhere, before the end of its stop; for admins.',
  })
  async allowOrdering(
    @Context() ctx: Ctx,
    @Arg('cityId', () => ID, { nullable: true, description: 'ID of the city; null for all cities.' })
    cityId: string | null | undefined,
  ): Promise<AllowedOrdering | Problem> {
    const outcome = await allowOrdering(ctx, cityId ?? null);
    if (outcome instanceof Problem) return outcome;
    return new AllowedOrdering(outcome.cityId === null ? null : await cityById(ctx, outcome.cityId));
  }
}
