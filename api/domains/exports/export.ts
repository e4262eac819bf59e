import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { exportFileDays } from '../../../schema/rules/export.ts';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { newestFirst } from '../../core/database/newest-first.ts';
import { Node } from '../../core/graphql/node.ts';
import { DateTime, LocalDate } from '../../core/graphql/scalars.ts';
import { User } from '../identity/user.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { ExportFailure, ExportFormat, ExportKind, ExportStatus } from './export-enums.ts';

@Visible(withinReach)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'File with the rows of a range of days, made in the background for the person who started it.',
})
@Entity({ tableName: 'exports' })
@Unique({ name: 'exports_idempotency_key', properties: ['userId', 'idempotencyKey'] })
@Index({ name: 'exports_of_user', columns: [{ name: 'userId' }, ...newestFirst('createdAt')] })
@Index({
  name: 'exports_unfinished',
  properties: ['createdAt'],
  where: "status in ('WAITING', 'RUNNING')",
})
@Index({ name: 'exports_with_file', properties: ['expiresAt'], where: 'file_key is not null' })
@Check({ name: 'exports_days', expression: '"from" <= "to"' })
@Check({ name: 'exports_ready', expression: "status <> 'READY' or file_key is not null" })
export class Export {
  @Field(() => ID, { description: 'Opaque ID of the export.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true, deleteRule: 'cascade' })
  userId!: string;

  @Field(() => ExportKind, { description: 'Kind of rows.' })
  @Enum({ items: () => ExportKind, type: 'text' })
  kind!: ExportKind;

  @Field(() => ExportFormat, { description: 'Format of the file.' })
  @Enum({ items: () => ExportFormat, type: 'text' })
  format!: ExportFormat;

  @Field(() => LocalDate, { description: "First day, in the time zone of each row's kitchen." })
  @Property({ type: 'date' })
  from!: string;

  @Field(() => LocalDate, { description: "Last day, in the time zone of each row's kitchen." })
  @Property({ type: 'date' })
  to!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the kitchen; null for those of all kitchens.' })
  @ManyToOne(() => Supplier, {
    mapToPk: true,
    nullable: true,
    deleteRule: 'cascade',
    index: 'exports_of_supplier',
  })
  supplierId?: string | null;

  @Field(() => ExportStatus, { description: 'Status of the export.' })
  @Enum({ items: () => ExportStatus, type: 'text' })
  status!: ExportStatus;

  @Field(() => ExportFailure, { nullable: true, description: 'Reason it failed; null unless it did.' })
  @Enum({ items: () => ExportFailure, type: 'text', nullable: true })
  failure?: ExportFailure | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of rows, without a header; null until it is ready.',
  })
  @Property({ type: 'int', nullable: true })
  rows?: number | null;

  @Field(() => Int, { nullable: true, description: 'Size of the file in bytes; null until it is ready.' })
  @Property({ type: 'int', nullable: true })
  bytes?: number | null;

  /** Rows that came later are not in the file. */
  @Field(() => DateTime, { description: 'Time at which it was requested.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the latest attempt started; null while it waits.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  startedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which it was ready or failed; null until then.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  finishedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: `Time at which the file is deleted, ${exportFileDays} days after it was ready; null until it is.`,
  })
  @Property({ type: 'timestamptz', nullable: true })
  expiresAt?: Date | null;

  @Property({ type: 'text', hidden: true })
  idempotencyKey!: string;

  @Property({ type: 'text', nullable: true, hidden: true })
  fileKey?: string | null;

  /** How often its file was begun; what an earlier attempt made is not used. */
  @Property({ type: 'smallint', default: 0 })
  attempts!: number;

  /** Those of the attempts whose rows took longer to read than the database permits. */
  @Property({ type: 'smallint', default: 0 })
  slowAttempts!: number;

  /** Until then a process makes it, unless that died, or it is not tried again; null while it waits. */
  @Property({ type: 'timestamptz', nullable: true })
  claimedUntil?: Date | null;
}
