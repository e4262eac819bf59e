import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../core/scalars.ts';
import { forAdmins, Visible } from '../../core/visible.ts';

/** Who did what to what, before, after and why. Written with the change it tells of, never altered. */
@Visible(forAdmins)
@ObjectType({ simpleResolvers: true, description: 'Who did what to what, when and why.' })
@Entity({ tableName: 'audit_events' })
export class AuditEvent {
  @Field(() => ID, { description: 'Identifies the event; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was done.' })
  @Property({ type: 'timestamptz' })
  at!: Date;

  /** Null when the marketplace did it by itself. */
  @Field(() => ID, { nullable: true, description: 'Who did it; null when the marketplace did by itself.' })
  @Property({ type: 'uuid', nullable: true })
  actorId?: string | null;

  @Field(() => String, { description: 'What was done, such as DOCUMENT_REJECTED.' })
  @Property({ type: 'text' })
  action!: string;

  @Field(() => String, { description: 'The kind of thing it was done to, such as application.' })
  @Property({ type: 'text' })
  subjectKind!: string;

  @Field(() => ID, { description: 'The thing it was done to.' })
  @Property({ type: 'uuid' })
  subjectId!: string;

  /** What it was called then, so that the trail can be read when names have changed. */
  @Field(() => String, { description: 'What the thing was called then; a person by the name of today.' })
  @Property({ type: 'text' })
  subjectName!: string;

  @Property({ type: 'json', nullable: true })
  before?: Record<string, unknown> | null;

  @Property({ type: 'json', nullable: true })
  after?: Record<string, unknown> | null;

  @Field(() => String, { nullable: true, description: 'Why, in the words of whoever did it.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;
}
