import { type Expression, sql } from 'kysely';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { Money } from '../../core/values/money.ts';
import { Allergen } from './allergen.ts';
import { Diet } from './diet.ts';
import type { Dish } from './dish.ts';
import { asPhoto, DishPhoto, type StoredPhoto } from './photos/dish-photo.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Dish for its cook, on sale or not.' })
export class OwnDish {
  @Field(() => ID, { description: 'Opaque ID of the dish.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the category.' })
  categoryId!: string;

  @Field(() => String, { description: 'Name on the menu.' })
  name!: string;

  @Field(() => String, { description: 'Description for customers.' })
  description!: string;

  @Field(() => Money, { description: 'Price of one plate.' })
  price!: Money;

  @Field(() => String, {
    nullable: true,
    description: 'Portion size, such as 12 oz or 3 pieces; null if not given.',
  })
  portion!: string | null;

  @Field(() => Diet, { description: 'Diet mark.' })
  diet!: Diet;

  @Field(() => Int, { description: 'Spice level from 0, not spicy, to 3, very hot.' })
  spiceLevel!: number;

  @Field(() => [Allergen], {
    nullable: true,
    description: 'Allergens in the dish; null until the cook gives them.',
  })
  allergens!: Allergen[] | null;

  @Field(() => DishPhoto, { nullable: true, description: 'Photo of the dish; null without one.' })
  photo!: DishPhoto | null;

  @Field(() => Boolean, { description: 'Whether it is on sale.' })
  isAvailable!: boolean;

  @Field(() => Boolean, { description: 'Whether it is sold out today; it is available again tomorrow.' })
  isSoldOutToday!: boolean;

  @Field(() => Int, { description: 'Version for optimistic locking; send it back when saving.' })
  version!: number;
}

/** Columns of a dish for its cook; `d` is the dish. */
export const ownDishColumns = [
  'd.id',
  'd.categoryId',
  'd.name',
  'd.description',
  'd.priceCents',
  'd.portion',
  'd.diet',
  'd.spiceLevel',
  'd.allergens',
  'd.isAvailable',
  'd.version',
  'd.photo',
] as const;

/** Whether the dish `d` is sold out on the kitchen's day. */
export const isSoldOut = (today: Expression<string>) =>
  sql<boolean>`${sql.ref('d.soldOutOn')} is not distinct from ${today}`.as('isSoldOutToday');

export type OwnDishRow = Omit<OwnDish, 'price' | 'photo'> & Pick<Dish, 'priceCents' | 'photo'>;

export const asOwnDish = ({ priceCents, photo, ...row }: OwnDishRow): OwnDish =>
  Object.assign(new OwnDish(), row, {
    price: new Money(priceCents),
    photo: asPhoto(photo as StoredPhoto | null),
  });
