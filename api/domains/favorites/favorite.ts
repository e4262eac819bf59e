import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A kitchen among the favorites of a user. */
@Entity({ tableName: 'favorites' })
export class Favorite {
  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @PrimaryKey({ type: 'uuid' })
  supplierId!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
