import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { entries } from '../../core/list-cost.ts';
import { anyone, Visible } from '../../core/visible.ts';
import { Dish } from './dish.ts';
import type { DishRow } from './find-menu.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: "A part of a kitchen's menu, such as Thalis or Sweets." })
@Entity({ tableName: 'menu_categories' })
export class MenuCategory {
  @Field(() => ID, { description: 'Identifies the category; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  supplierId!: string;

  @Field(() => String, { description: 'The heading on the menu.' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'int' })
  position!: number;

  @Property({ type: 'int' })
  version!: number;

  /** Kept once removed: dishes removed earlier, which old orders name, are still in it. */
  @Property({ type: 'timestamptz', nullable: true })
  removedAt?: Date | null;

  /** Filled by the menu's query (find-menu.ts). */
  @Field(() => [Dish], { complexity: entries(20), description: "The dishes in the cook's order." })
  dishes!: DishRow[];
}
