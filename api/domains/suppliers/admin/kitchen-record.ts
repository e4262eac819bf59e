import { Field, ID, ObjectType } from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import { User } from '../../identity/user.ts';
import type { UserRow } from '../../identity/user-columns.ts';
import { Supplier } from '../supplier.ts';
import type { SupplierRow } from '../supplier-columns.ts';
import { SupplierStatus } from '../supplier-status.ts';

/** A kitchen as admins see it, listed or not. */
@Visible(withScope('KITCHENS_READ', withRight('SEE_KITCHENS')))
@ObjectType({ simpleResolvers: true, description: 'Kitchen as admins see it, listed or not.' })
export class KitchenRecord {
  @Field(() => ID, { description: 'ID of the kitchen.' })
  id!: string;

  @Field(() => Supplier, { description: 'Kitchen as customers see it.' })
  supplier!: SupplierRow;

  /** An account is no program's to read: its rule has no scope. */
  @Visible(withRight('SEE_KITCHENS'))
  @Field(() => User, { description: 'Cook who runs it.' })
  owner!: UserRow;

  @Field(() => SupplierStatus, { description: 'Status of the kitchen in the marketplace.' })
  status!: SupplierStatus;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time it was suspended; null unless it is suspended.',
  })
  suspendedSince!: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'First day on which its cook may end a pause that an admin decided; null without one, and when it is over.',
  })
  pausedByStaffUntil!: string | null;

  @Field(() => DateTime, { description: 'Time it was registered.' })
  registeredAt!: string;
}
