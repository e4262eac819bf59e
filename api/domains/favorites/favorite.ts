import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Somebody keeps a kitchen at hand. */
@Entity({ tableName: 'favorites' })
export class Favorite {
  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @PrimaryKey({ type: 'uuid' })
  supplierId!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
