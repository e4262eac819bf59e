import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import type { Cents } from '../../core/values/money.ts';
import { Allergen } from '../menus/allergen.ts';
import { Diet } from '../menus/diet.ts';
import { DishMark } from '../menus/dish-mark.ts';
import { Order } from './order.ts';

/** A dish of an order, as it was when it was ordered. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Dish of an order, as it was when it was ordered.' })
@Entity({ tableName: 'order_lines' })
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

  @Field(() => Int, { description: 'Number of plates.' })
  @Property({ type: 'smallint', check: 'quantity > 0' })
  quantity!: number;

  @Field(() => [Allergen], {
    description: 'Allergens of the dish when it was ordered; the menu may differ now.',
  })
  @Property({ type: 'text[]' })
  allergens!: Allergen[];

  @Field(() => [Allergen], {
    description: 'Allergens the kitchen added after the dish was ordered and before the order was delivered.',
  })
  @Property({ type: 'text[]', default: [] })
  addedAllergens!: Allergen[];

  @Field(() => Diet, { description: 'Diet mark of the dish when it was ordered.' })
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
