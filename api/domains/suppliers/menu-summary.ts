import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { type Cents, Money } from '../../core/values/money.ts';
import type { StoredPhoto } from '../photos/photo.ts';

/** As stored on the kitchen by its menu (menus/store-menu-summary.ts). */
export interface StoredMenuSummary {
  dishCount: number;
  vegetarianDishCount: number;
  leastPriceCents: Cents;
  mostPriceCents: Cents;
  /** Half of the dishes cost this or less. */
  typicalPriceCents: Cents;
  signatureDishes: string[];
  /** Of the first dish of the menu that has one. */
  photo: StoredPhoto | null;
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Summary of what a kitchen sells.' })
export class MenuSummary {
  @Field(() => Int, { description: 'Number of dishes on sale.' })
  dishCount: number;

  @Field(() => Int, { description: 'Number of dishes on sale that are vegetarian or vegan.' })
  vegetarianDishCount: number;

  @Field(() => Money, { description: 'Price of the cheapest dish on sale.' })
  leastPrice: Money;

  @Field(() => Money, { description: 'Price of the most expensive dish on sale.' })
  mostPrice: Money;

  @Field(() => [String], { description: 'Names of the first dishes of the menu, at most two.' })
  signatureDishes: string[];

  constructor({ leastPriceCents, mostPriceCents, ...stored }: StoredMenuSummary) {
    this.dishCount = stored.dishCount;
    this.vegetarianDishCount = stored.vegetarianDishCount;
    this.signatureDishes = stored.signatureDishes;
    this.leastPrice = new Money(leastPriceCents);
    this.mostPrice = new Money(mostPriceCents);
  }
}
