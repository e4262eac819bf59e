import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { undoSeconds } from '../../../../schema/constants.ts';
import { enumType } from '../../../core/enum-type.ts';
import { DateTime } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';

export const DecisionKind = enumType('DecisionKind', 'What an admin decided.', {
  REVIEW_STARTED: 'To look at the application.',
  DOCUMENT_ACCEPTED: 'That a document is as it should be.',
  DOCUMENT_REJECTED: 'That another document is needed.',
  APPLICATION_APPROVED: 'That the kitchen may sell.',
  APPLICATION_REJECTED: 'That something has to be corrected first.',
});
export type DecisionKind = keyof typeof DecisionKind;

/** What undoing a decision restores. */
export interface Before {
  status: string;
  rejectionReason: string | null;
  decidedAt: string | null;
}

/** What an admin decided about an application or one of its documents. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'What an admin decided, and why.' })
@Entity({ tableName: 'decisions' })
export class Decision {
  @Field(() => ID, { description: 'Identifies the decision; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  applicationId!: string;

  @Field(() => ID, { nullable: true, description: 'The document it is about, if it is about one.' })
  @Property({ type: 'uuid', nullable: true })
  documentId?: string | null;

  @Field(() => DecisionKind, { description: 'What was decided.' })
  @Enum({ items: () => DecisionKind, type: 'text' })
  kind!: DecisionKind;

  @Field(() => String, { nullable: true, description: 'Why, in words for the kitchen.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Property({ type: 'json' })
  before!: Before;

  @Property({ type: 'uuid' })
  decidedBy!: string;

  @Field(() => DateTime, { description: 'When it was decided.' })
  @Property({ type: 'timestamptz' })
  decidedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was taken back, if it was.' })
  @Property({ type: 'timestamptz', nullable: true })
  undoneAt?: Date | null;
}

/** The last moment at which a decision can be taken back; rows and entities alike. */
export const undoableUntil = (decidedAt: Date | string): Date =>
  new Date(new Date(decidedAt).getTime() + undoSeconds * 1000);
