import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { newestFirst } from '../../core/database/newest-first.ts';
import { User } from '../identity/user.ts';
import { Supplier } from '../suppliers/supplier.ts';

/** A kitchen among the favorites of a user. */
@Entity({ tableName: 'favorites' })
@Index({ name: 'favorites_newest', columns: [{ name: 'userId' }, ...newestFirst('createdAt', 'supplierId')] })
export class Favorite {
  @ManyToOne(() => User, { primary: true, mapToPk: true, deleteRule: 'cascade', updateRule: 'no action' })
  userId!: string;

  @ManyToOne(() => Supplier, {
    primary: true,
    mapToPk: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
    index: 'favorites_of_supplier',
  })
  supplierId!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
