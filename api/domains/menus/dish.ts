import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Cents, Money } from '../../core/money.ts';
import { LocalDate } from '../../core/scalars.ts';
import { anyone, Visible } from '../../core/visible.ts';
import { Allergen } from './allergen.ts';
import { Diet } from './diet.ts';
import { DishPhoto } from './photos/dish-photo.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Something on a menu.' })
@Entity({ tableName: 'dishes' })
export class Dish {
  @Field(() => ID, { description: 'Identifies the dish; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  supplierId!: string;

  @Property({ type: 'uuid' })
  categoryId!: string;

  @Field(() => String, { description: 'The name on the menu.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'What is in it and how it tastes.' })
  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'int' })
  priceCents!: Cents;

  @Field(() => Diet, { description: 'Who can eat it.' })
  @Enum({ items: () => Diet, type: 'text' })
  diet!: Diet;

  @Field(() => Int, { description: 'From 0, not spicy, to 3, very hot.' })
  @Property({ type: 'smallint' })
  spiceLevel!: number;

  /** Null until the cook has answered; then it is not on sale, and customers do not see it. */
  @Field(() => [Allergen], { description: 'What it contains that some people must avoid.' })
  @Property({ type: 'text[]', nullable: true })
  allergens?: Allergen[] | null;

  @Field(() => String, { nullable: true, description: 'How much one plate is, such as 12 oz or 3 pieces.' })
  @Property({ type: 'text', nullable: true })
  portion?: string | null;

  @Property({ type: 'int' })
  position!: number;

  @Field(() => DishPhoto, { nullable: true, description: 'Its photo, if the cook has shown one.' })
  @Property({ type: 'json', nullable: true })
  photo?: DishPhoto | null;

  @Field(() => Boolean, {
    description: 'Whether it can be ordered now; false when sold out or taken off for a while.',
  })
  @Property({ type: 'boolean' })
  isAvailable!: boolean;

  @Field(() => LocalDate, {
    nullable: true,
    description: "The kitchen's day for which it is sold out; for other days it can be ordered.",
  })
  @Property({ type: 'date', nullable: true })
  soldOutOn?: string | null;

  /** Counts how often its facts were saved, so that nobody overwrites what they did not read. */
  @Property({ type: 'int' })
  version!: number;

  @Property({ type: 'timestamptz', nullable: true })
  removedAt?: Date | null;

  /** Filled by the menu's query (find-menu.ts). */
  @Field(() => Money, { description: 'What one plate costs.' })
  price!: Money;
}
