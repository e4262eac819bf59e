import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { newestFirst } from '../../../core/database/newest-first.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { User } from '../../identity/user.ts';
import { Order } from '../../orders/order.ts';
import { Supplier } from '../../suppliers/supplier.ts';

const byOrder = [{ name: 'orderId' }, ...newestFirst('writtenAt')];
const bySupplier = [{ name: 'supplierId' }, ...newestFirst('writtenAt')];
const byPerson = [{ name: 'personId' }, ...newestFirst('writtenAt')];

/** What staff write down for each other about one order, one kitchen or one person. It is never changed. */
@Visible(withRight('WRITE_NOTES'))
@ObjectType({
  simpleResolvers: true,
  description: 'Note of staff about an order, a kitchen or a person, which only staff who help them read.',
})
@Entity({ tableName: 'support_notes' })
@Index({ name: 'support_notes_of_order', columns: byOrder, where: 'order_id is not null' })
@Index({ name: 'support_notes_of_supplier', columns: bySupplier, where: 'supplier_id is not null' })
@Index({ name: 'support_notes_of_person', columns: byPerson, where: 'person_id is not null' })
@Check({ name: 'support_notes_subject', expression: 'num_nonnulls(order_id, supplier_id, person_id) = 1' })
export class SupportNote {
  @Field(() => ID, { description: 'Opaque ID of the note.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Order, { mapToPk: true, nullable: true, deleteRule: 'cascade' })
  orderId?: string | null;

  @ManyToOne(() => Supplier, { mapToPk: true, nullable: true, deleteRule: 'cascade' })
  supplierId?: string | null;

  @ManyToOne(() => User, { mapToPk: true, nullable: true, deleteRule: 'cascade' })
  personId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text, which may have several lines; null once the account that it concerned was erased.',
  })
  @Property({ type: 'text', nullable: true })
  text?: string | null;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'no action' })
  authorId!: string;

  @Field(() => DateTime, { description: 'Time when it was written.' })
  @Property({ type: 'timestamptz' })
  writtenAt!: Date | string;
}
