import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { storedWithRow } from '../../core/graphql/list-cost.ts';
import type { Cents } from '../../core/values/money.ts';
import { Allergen } from '../menus/allergen.ts';
import { Diet } from '../menus/diet.ts';
import { DishMark } from '../menus/dish-mark.ts';
import { Order } from './order.ts';
import { OrderedChoice } from './ordered-choice.ts';
import { UpdatesOrder } from './updates-order.ts';

/** A dish of an order, as it was when it was ordered. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Dish of an order, as it was when it was ordered.' })
@Entity({ tableName: 'order_lines' })
// A line is inserted with its order, which has the time of it.
@UpdatesOrder('order_lines', ['delete', 'update'])
export class OrderLine {
  @ManyToOne(() => Order, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  orderId!: string;

  @Field(() => Int, { description: 'Position on the order, from 1.' })
  @PrimaryKey({ type: 'smallint' })
  position!: number;

  @Field(() => ID, { description: 'ID of the dish, which may have changed since.' })
  @Property({ type: 'uuid', index: 'order_lines_dish' })
  dishId!: string;

  @Field(() => String, { description: 'Name of the dish when it was ordered.' })
  @Property({ type: 'text' })
  dishName!: string;

  @Property({ type: 'int', check: 'unit_price_cents >= 0' })
  unitPriceCents!: Cents;

  @Field(() => Int, { description: 'Number of portions.' })
  @Property({ type: 'smallint', check: 'quantity > 0' })
  quantity!: number;

  @Field(() => [OrderedChoice], {
    complexity: storedWithRow,
    description: 'Choices of the customer, in the order of the menu; empty for most dishes.',
  })
  @Property({ type: 'json', default: '[]' })
  choices!: OrderedChoice[];

  @Field(() => String, {
    nullable: true,
    description:
      'Content of a tiffin of the day for this meal, as it was when it was ordered or, if that was before, first written: empty until then. Null for every other dish.',
  })
  @Property({ type: 'text', nullable: true, check: 'char_length(meal_content) <= 200' })
  mealContent?: string | null;

  @Field(() => [Allergen], {
    description: 'Allergens of the dish and its choices when it was ordered; the menu may differ now.',
  })
  @Property({ type: 'text[]' })
  allergens!: Allergen[];

  @Field(() => [Allergen], {
    description: 'Allergens the kitchen added after the dish was ordered and before the order was delivered.',
  })
  @Property({ type: 'text[]', default: [] })
  addedAllergens!: Allergen[];

  @Field(() => Diet, { description: 'Diet mark of the dish with its choices when it was ordered.' })
  @Property({ type: 'text' })
  diet!: Diet;

  @Field(() => Diet, {
    nullable: true,
    description:
      'Diet mark the kitchen changed the dish to before the order was delivered; null if it did not.',
  })
  @Property({ type: 'text', nullable: true })
  changedDiet?: Diet | null;

  @Field(() => [DishMark], {
    description: 'Marks of the dish when it was ordered; the menu may differ now.',
  })
  @Property({ type: 'text[]', default: [] })
  marks!: DishMark[];

  @Field(() => [DishMark], {
    description:
      'Marks the kitchen removed from the dish after it was ordered and before the order was delivered.',
  })
  @Property({ type: 'text[]', default: [] })
  removedMarks!: DishMark[];

  /** Diet marks of changes that the customer was notified of. */
  @Property({ type: 'text[]', default: [] })
  notifiedDiets!: Diet[];
}
