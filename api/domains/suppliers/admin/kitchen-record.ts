import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../core/scalars.ts';
import { forAdmins, Visible } from '../../../core/visible.ts';
import { User } from '../../identity/user.ts';
import type { UserRow } from '../../identity/user-columns.ts';
import { SupplierStatus } from '../kitchen-standing.ts';
import { Supplier } from '../supplier.ts';
import type { SupplierRow } from '../supplier-columns.ts';

/** What an admin sees of a kitchen, listed or not. */
@Visible(forAdmins)
@ObjectType({ simpleResolvers: true, description: 'A kitchen as admins see it, listed or not.' })
export class KitchenRecord {
  @Field(() => ID, { description: 'Identifies the kitchen, as everywhere.' })
  id!: string;

  @Field(() => Supplier, { description: 'The kitchen as customers would see it.' })
  supplier!: SupplierRow;

  @Field(() => User, { description: 'Who runs it.' })
  owner!: UserRow;

  @Field(() => SupplierStatus, { description: 'Where it stands.' })
  standing!: SupplierStatus;

  @Field(() => DateTime, { nullable: true, description: 'Since when an admin keeps it from selling.' })
  suspendedSince!: string | null;

  @Field(() => DateTime, { description: 'When it was registered.' })
  registeredAt!: string;
}
