import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { namedEntity } from '../../core/database/named-entity.ts';
import { SetsUpdatedAt } from '../../core/database/updated-at.ts';
import { Node } from '../../core/graphql/node.ts';
import { DateTime, LocalDate } from '../../core/graphql/scalars.ts';
import type { Computed } from '../../core/query/columns.ts';
import { Money } from '../../core/values/money.ts';
import { Photo } from '../photos/photo.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { EditableDish } from './editable-dish.ts';

@Visible(anyone)
@ObjectType({ implements: Node, simpleResolvers: true, description: 'Dish on a menu.' })
@Entity({ tableName: 'dishes' })
@SetsUpdatedAt('dishes')
@Index({ name: 'dishes_menu', properties: ['supplierId', 'position'], where: 'removed_at is null' })
@Index({ name: 'dishes_updated_of_supplier', properties: ['supplierId', 'updatedAt', 'id'] })
@Index({
  name: 'dishes_photo',
  expression: `create index dishes_photo on dishes ((photo ->> 'name')) where photo is not null`,
})
@Check({ name: 'dishes_answered', expression: 'allergens is not null or not is_available' })
export class Dish extends EditableDish {
  @Field(() => ID, { description: 'Opaque ID of the dish.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Supplier, { mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  @Field(() => ID, { description: 'ID of its category.' })
  @ManyToOne(namedEntity('MenuCategory'), { mapToPk: true })
  categoryId!: string;

  @Property({ type: 'int' })
  position!: number;

  @Field(() => Photo, { nullable: true, description: 'Photo of the dish; null without one.' })
  @Property({ type: 'json', nullable: true })
  photo?: Photo | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: "Kitchen's day for which it is sold out; null when it is not; other days are not affected.",
  })
  @Property({ type: 'date', nullable: true })
  soldOutOn?: string | null;

  @Field(() => Int, { description: 'Version for optimistic locking; send it back when saving.' })
  @Property({ type: 'int', default: 1 })
  version!: number;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which its cook removed it from the menu; null while it is on it. Only changedDishes returns removed dishes.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  removedAt?: Date | null;

  @Field(() => DateTime, {
    description:
      'Time of the last change of the dish, its photo or its position, by the clock of the database, which sets it. ' +
      'Read changes with changedDishes.',
  })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt?: Date;

  /** Set by `priced` (dish-columns.ts). */
  @Field(() => Money, { description: 'Price of one plate.' })
  price!: Computed<Money>;
}
