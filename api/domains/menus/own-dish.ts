import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Cents, Money } from '../../core/money.ts';
import { Visible, withinReach } from '../../core/visible.ts';
import { Allergen } from './allergen.ts';
import { Diet } from './diet.ts';
import { asPhoto, DishPhoto, type StoredPhoto } from './photos/dish-photo.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'A dish as its cook sees it, on sale or not.' })
export class OwnDish {
  @Field(() => ID, { description: 'Identifies the dish; opaque.' })
  id!: string;

  @Field(() => ID, { description: 'The category it is in.' })
  categoryId!: string;

  @Field(() => String, { description: 'The name on the menu.' })
  name!: string;

  @Field(() => String, { description: 'What is in it and how it tastes.' })
  description!: string;

  @Field(() => Money, { description: 'What one plate costs.' })
  price!: Money;

  @Field(() => String, { nullable: true, description: 'How much one plate is, such as 12 oz or 3 pieces.' })
  portion!: string | null;

  @Field(() => Diet, { description: 'Who can eat it.' })
  diet!: Diet;

  @Field(() => Int, { description: 'From 0, not spicy, to 3, very hot.' })
  spiceLevel!: number;

  @Field(() => [Allergen], {
    nullable: true,
    description: 'What it contains that some people must avoid; null until the cook has answered.',
  })
  allergens!: Allergen[] | null;

  @Field(() => DishPhoto, { nullable: true, description: 'Its photo, if there is one.' })
  photo!: DishPhoto | null;

  @Field(() => Boolean, { description: 'Whether it is on sale.' })
  isAvailable!: boolean;

  @Field(() => Boolean, { description: 'Whether it is sold out for today; tomorrow it is back by itself.' })
  isSoldOutToday!: boolean;

  @Field(() => Int, { description: 'Changes with every saving; sent back to save the next time.' })
  version!: number;
}

export type OwnDishRow = Omit<OwnDish, 'price' | 'photo'> & { priceCents: Cents; photo: StoredPhoto | null };

/** Of a dish `d`; the kitchen's day is the parameter named. */
export const ownDishColumns = (today: string) => `d.id, d.category_id as "categoryId", d.name, d.description,
  d.price_cents as "priceCents", d.portion, d.diet, d.spice_level as "spiceLevel", d.allergens,
  d.is_available as "isAvailable", d.sold_out_on is not distinct from ${today}::date as "isSoldOutToday",
  d.version, d.photo`;

export const asOwnDish = ({ priceCents, photo, ...row }: OwnDishRow): OwnDish =>
  Object.assign(new OwnDish(), row, { price: new Money(priceCents), photo: asPhoto(photo) });
