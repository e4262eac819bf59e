import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { MealWindow } from '../../mealtimes/meal-window.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { QuotedLine } from './cart-quote.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Past order as it would be if it were placed now.' })
export class Reorder {
  @Field(() => Supplier, { description: 'Kitchen, which may no longer be listed.' })
  supplier!: SupplierRow;

  @Field(() => [QuotedLine], { description: 'Dishes the kitchen still sells, at their current prices.' })
  lines!: QuotedLine[];

  @Field(() => MealWindow, {
    nullable: true,
    description:
      'Next meal that has plates left and for which all dishes are cooked; null when there is none.',
  })
  nextMeal!: MealWindow | null;

  @Field(() => [String], { description: 'Names of the dishes it no longer sells.' })
  gone!: string[];

  @Field(() => [String], {
    description: 'Names of the choices that their dishes no longer have, each with its dish.',
  })
  goneChoices!: string[];

  @Field(() => [String], { description: 'Names of the dishes whose price changed.' })
  changedPrices!: string[];
}
