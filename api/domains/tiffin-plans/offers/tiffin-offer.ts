import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { Node } from '../../../core/graphql/node.ts';
import { type Cents, Money } from '../../../core/values/money.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { Dish } from '../../menus/dish.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { Supplier } from '../../suppliers/supplier.ts';

/** A dish of an offer as it is stored. */
export interface StoredOfferDish {
  dishId: string;
  quantity: number;
  unitPriceCents: Cents;
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Dish of an offered tiffin plan.' })
export class TiffinOfferDish {
  @Field(() => Dish, {
    description: 'Dish as it is now, with the choices that customers make when they start the plan.',
  })
  dish!: DishRow;

  @Field(() => Int, { description: 'Number of portions for each person.' })
  quantity!: number;

  @Field(() => Money, {
    description: 'Price of one portion in this plan without its choices, at most that on the menu.',
  })
  unitPrice!: Money;

  @Field(() => Money, {
    description:
      'Price of one portion without its choices that the cook entered, which the menu may be below.',
  })
  offeredPrice!: Money;
}

/** Most offers are of one or two dishes. */
const usualDishes = 2;

@Visible(anyone)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'Tiffin plan that a cook composed. Customers start it for one or more people, with choices of their own.',
})
@Entity({ tableName: 'tiffin_offers' })
@Index({ name: 'tiffin_offers_of_kitchen', properties: ['supplierId'], where: 'withdrawn_at is null' })
@Check({ name: 'tiffin_offers_days', expression: 'least_days <= cardinality(weekdays)' })
export class TiffinOffer {
  /** What is known of it once its dishes are read. */
  [OptionalProps]?: 'dishes' | 'lacksDishes' | 'isOpen' | 'price' | 'highestPrice' | 'menuPrice';

  @Field(() => ID, { description: 'Opaque ID of the offer.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @Field(() => String, { description: 'Name, such as "Light lunch".' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Promise of the cook about every meal, such as "Vegetarian, never nuts"; null if none.',
  })
  @Property({ type: 'text', nullable: true })
  promise?: string | null;

  @Field(() => Mealtime, { description: 'Meal of each day.' })
  @Enum({ items: () => Mealtime, type: 'text' })
  mealtime!: Mealtime;

  @Field(() => [Int], { description: 'Weekdays to choose from, 0, Sunday, to 6, Saturday.' })
  @Property({ type: 'smallint[]' })
  weekdays!: number[];

  @Field(() => Int, { description: 'Least number of days a week; a single day to try it is allowed once.' })
  @Property({ type: 'smallint', check: 'least_days > 0' })
  leastDays!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of people who can have it on one day; null without a limit.',
  })
  @Property({ type: 'smallint', nullable: true, check: 'spots > 0' })
  spots?: number | null;

  @Property({ type: 'json', hidden: true })
  lines!: StoredOfferDish[];

  @Field(() => Int, { description: 'Version, which a change names so that it overwrites no other one.' })
  @Property({ type: 'int' })
  version!: number;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  withdrawnAt?: Date | null;

  @Field(() => [TiffinOfferDish], {
    complexity: entries(usualDishes),
    description: 'Dishes of each meal that are still on the menu.',
  })
  dishes!: TiffinOfferDish[];

  @Field(() => Boolean, { description: 'Whether a dish of it was removed from the menu.' })
  lacksDishes!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether all of its dishes are on sale for its meal and days, so that customers can start it.',
  })
  isOpen!: boolean;

  @Field(() => Money, {
    description: 'Price of a meal for one person, with the cheapest of the choices that must be made.',
  })
  price!: Money;

  @Field(() => Money, {
    description: 'Price of a meal for one person with the dearest choices; that of `price` without any.',
  })
  highestPrice!: Money;

  @Field(() => Money, { description: 'Price of `price` with the dishes as on the menu, never less.' })
  menuPrice!: Money;
}
