import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import type { Computed } from '../../core/query/columns.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Dish } from './dish.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Menu category, such as Thalis or Sweets.' })
@Entity({ tableName: 'menu_categories' })
@Index({ name: 'menu_categories_supplier', properties: ['supplierId', 'position'] })
@Index({ name: 'menu_categories_limited', properties: ['supplierId'], where: 'portion_limit is not null' })
export class MenuCategory {
  @Field(() => ID, { description: 'Opaque ID of the category.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Supplier, { mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  @Field(() => String, { description: 'Name on the menu.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Most portions sold of all its dishes together for one meal; null without such a limit.',
  })
  @Property({ type: 'smallint', nullable: true, check: 'portion_limit >= 1 and portion_limit <= 100' })
  portionLimit?: number | null;

  @Property({ type: 'int' })
  position!: number;

  @Property({ type: 'int', default: 1 })
  version!: number;

  /** Set instead of deleting the row: dishes removed earlier, which old orders reference, are still in it. */
  @Property({ type: 'timestamptz', nullable: true })
  removedAt?: Date | null;

  /** Set by the menu query (find-menu.ts). */
  @Field(() => [Dish], { complexity: entries(20), description: "Dishes in the cook's order." })
  dishes!: Computed<Dish[]>;
}
