import { Arg, Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { closureDaysLimit } from '../../../../schema/constants.ts';
import { daysBetween, daysFromTo } from '../../../../schema/rules/days.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { MalformedInput } from '../../../core/operation/failures.ts';
import { CookingWeek } from '../../cooking/cooking-week.ts';
import { countPlannedMeals } from './planned-meals.ts';
import { PlannedTiffins } from './planned-tiffins.ts';

const noMeals = { meals: 0, portions: 0, customers: 0 };

@Resolver(() => CookingWeek)
export class CookingWeekTiffinFields {
  @FieldResolver(() => PlannedTiffins, {
    description:
      'Meals that tiffin plans have from today on within a range of days and that are still to be ordered: those that ' +
      'a closure of these days leaves out. Skipped days, days of a pause and meals that are no longer cooked or whose ' +
      'cut-off has passed are not counted; days of a closure are.',
  })
  async plannedTiffins(
    @Context() { sql, now }: Ctx,
    @Root() { id: supplierId, today }: CookingWeek,
    @Arg('firstDay', () => LocalDate, { description: 'First day.' }) firstDay: string,
    @Arg('lastDay', () => LocalDate, {
      description: `Last day, at most ${closureDaysLimit - 1} days later.`,
    })
    lastDay: string,
  ): Promise<PlannedTiffins> {
    const later = daysBetween(firstDay, lastDay);
    if (later < 0 || later >= closureDaysLimit)
      throw new MalformedInput(`Please ask for 1 to ${closureDaysLimit} days.`, 'lastDay');
    const days = daysFromTo(firstDay < today ? today : firstDay, lastDay);
    return (await countPlannedMeals.first(sql, { supplierId, days, now })) ?? noMeals;
  }
}
