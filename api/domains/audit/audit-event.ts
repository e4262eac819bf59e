import { Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { withRight, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { newestFirst } from '../../core/database/newest-first.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { User } from '../identity/user.ts';

/** Who did what to what, before, after and why. Written in the transaction of its change, never altered. */
@Visible(withScope('AUDIT_READ', withRight('SEE_AUDIT')))
@ObjectType({
  simpleResolvers: true,
  description: 'Entry of the audit trail: who did what to what, when and why.',
})
@Entity({ tableName: 'audit_events' })
@Index({ name: 'audit_events_newest', columns: newestFirst('at') })
@Index({ name: 'audit_events_of_subject', columns: [{ name: 'subjectId' }, ...newestFirst('at')] })
@Index({ name: 'audit_events_of_actor', columns: [{ name: 'actorId' }, ...newestFirst('at')] })
@Index({ name: 'audit_events_by_action', columns: [{ name: 'action' }, ...newestFirst('at')] })
@Index({
  name: 'audit_events_by_subject_name',
  expression: `create index audit_events_by_subject_name on audit_events using gin (lower(subject_name) gin_trgm_ops)`,
})
@Trigger({
  name: 'audit_events_stay',
  timing: 'before',
  events: ['update', 'delete'],
  expression: `create trigger audit_events_stay before delete or update on audit_events for each row execute function refuse_recent_change()`,
})
export class AuditEvent {
  @Field(() => ID, { description: 'Identifies the event; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => DateTime, { description: 'Time of the action.' })
  @Property({ type: 'timestamptz' })
  at!: Date;

  /** Null when the marketplace did it on its own. */
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the person who did it; null when the marketplace did it on its own.',
  })
  @ManyToOne(() => User, { mapToPk: true, nullable: true, deleteRule: 'no action' })
  actorId?: string | null;

  @Field(() => String, { description: 'Action, such as DOCUMENT_REJECTED.' })
  @Property({ type: 'text' })
  action!: string;

  @Field(() => String, { description: 'Kind of the subject, such as application.' })
  @Property({ type: 'text' })
  subjectKind!: string;

  @Field(() => ID, { description: 'ID of the subject.' })
  @Property({ type: 'uuid' })
  subjectId!: string;

  /** Name at that time, so that the trail stays readable when names change. */
  @Field(() => String, { description: 'Name of the subject at that time; for a person, the current name.' })
  @Property({ type: 'text' })
  subjectName!: string;

  @Property({ type: 'json', nullable: true })
  before?: Record<string, unknown> | null;

  @Property({ type: 'json', nullable: true })
  after?: Record<string, unknown> | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason, as given by the person who did it; null if none.',
  })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;
}
