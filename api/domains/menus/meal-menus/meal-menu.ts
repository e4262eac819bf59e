import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { storedWithRow } from '../../../core/graphql/list-cost.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { MealContent } from './meal-content.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Menu that a kitchen published for one meal of one date, in place of its usual dishes.',
})
@Entity({ tableName: 'meal_menus' })
@Index({ name: 'meal_menus_day', properties: ['serviceDate'] })
export class MealMenu {
  @ManyToOne(() => Supplier, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  @Field(() => LocalDate, { description: "Service date, in the kitchen's time zone." })
  @PrimaryKey({ type: 'date' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  @PrimaryKey({ type: 'text', check: "mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')" })
  mealtime!: Mealtime;

  /** Of dishes that may be off sale or removed by now. */
  @Field(() => [ID], {
    description: 'IDs of the dishes that are cooked for it, and no others; empty when nothing is cooked.',
  })
  @Property({ type: 'uuid[]', check: 'cardinality(dish_ids) <= 100' })
  dishIds!: string[];

  /** As they were published: the dish may be no tiffin of the day by now. */
  @Field(() => [MealContent], {
    complexity: storedWithRow,
    description: 'Contents of its tiffins of the day; without those whose cook has not written them yet.',
  })
  @Property({ type: 'json', default: '[]' })
  contents!: MealContent[];
}

export type MealMenuRow = Pick<MealMenu, 'serviceDate' | 'mealtime' | 'dishIds' | 'contents'>;

/** Of a meal's own menu `own`. */
export const mealMenuColumns = ['own.serviceDate', 'own.mealtime', 'own.dishIds', 'own.contents'] as const;
