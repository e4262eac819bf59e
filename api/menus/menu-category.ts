import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../core/visible.ts';

@Visible(anyone)
@ObjectType({ description: "A part of a kitchen's menu, such as Thalis or Sweets." })
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
}
