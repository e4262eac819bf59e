import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { namedEntity } from '../../core/database/named-entity.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import type { Computed } from '../../core/query/columns.ts';
import { type Cents, Money } from '../../core/values/money.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Allergen } from './allergen.ts';
import { Diet } from './diet.ts';
import { DishPhoto } from './photos/dish-photo.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Dish on a menu.' })
@Entity({ tableName: 'dishes' })
@Index({ name: 'dishes_menu', properties: ['supplierId', 'position'], where: 'removed_at is null' })
@Index({
  name: 'dishes_photo',
  expression: `create index dishes_photo on dishes ((photo ->> 'name')) where photo is not null`,
})
@Check({ name: 'dishes_answered', expression: 'allergens is not null or not is_available' })
export class Dish {
  @Field(() => ID, { description: 'Opaque ID of the dish.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Supplier, { mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  @ManyToOne(namedEntity('MenuCategory'), { mapToPk: true })
  categoryId!: string;

  @Field(() => String, { description: 'Name on the menu.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Description for customers.' })
  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'int', check: 'price_cents >= 1 and price_cents <= 100000' })
  priceCents!: Cents;

  @Field(() => Diet, { description: 'Diet mark.' })
  @Enum({ items: () => Diet, type: 'text' })
  diet!: Diet;

  @Field(() => Int, { description: 'Spice level from 0, not spicy, to 3, very hot.' })
  @Property({ type: 'smallint', check: 'spice_level >= 0 and spice_level <= 3' })
  spiceLevel!: number;

  /** Null until the cook gives them; until then the dish is not on sale and customers do not see it. */
  @Field(() => [Allergen], { description: 'Allergens in the dish.' })
  @Property({ type: 'text[]', nullable: true })
  allergens?: Allergen[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Portion size, such as 12 oz or 3 pieces; null if not given.',
  })
  @Property({ type: 'text', nullable: true })
  portion?: string | null;

  @Property({ type: 'int' })
  position!: number;

  @Field(() => DishPhoto, { nullable: true, description: 'Photo of the dish; null without one.' })
  @Property({ type: 'json', nullable: true })
  photo?: DishPhoto | null;

  @Field(() => Boolean, {
    description: 'Whether it can be ordered now; false when sold out or off sale.',
  })
  @Property({ type: 'boolean', default: true })
  isAvailable!: boolean;

  @Field(() => LocalDate, {
    nullable: true,
    description: "Kitchen's day for which it is sold out, if any; other days are not affected.",
  })
  @Property({ type: 'date', nullable: true })
  soldOutOn?: string | null;

  /** Version for optimistic locking; incremented with every save. */
  @Property({ type: 'int', default: 1 })
  version!: number;

  @Property({ type: 'timestamptz', nullable: true })
  removedAt?: Date | null;

  /** Set by the menu query (find-menu.ts). */
  @Field(() => Money, { description: 'Price of one plate.' })
  price!: Computed<Money>;
}
