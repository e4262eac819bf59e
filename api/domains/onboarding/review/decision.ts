import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { undoSeconds } from '../../../../schema/constants.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { User } from '../../identity/user.ts';
import { Application } from '../../suppliers/application.ts';
import { Document } from '../application/document.ts';

export const DecisionKind = enumType('DecisionKind', 'Kind of a decision.', {
  REVIEW_STARTED: 'The review was started.',
  DOCUMENT_ACCEPTED: 'A document was accepted.',
  DOCUMENT_REJECTED: 'A document was rejected; another one is needed.',
  APPLICATION_APPROVED: 'The application was approved; the kitchen may sell.',
  APPLICATION_REJECTED: 'The application was rejected until something is corrected.',
});
export type DecisionKind = keyof typeof DecisionKind;

/** Values that undoing a decision restores. */
export interface Before {
  status: string;
  rejectionReason: string | null;
  decidedAt: string | null;
}

/** A decision of an admin about an application or one of its documents. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Decision of an admin, with its reason.' })
@Entity({ tableName: 'decisions' })
@Index({ name: 'decisions_of_application', properties: ['applicationId', 'number'] })
export class Decision {
  @Field(() => ID, { description: 'Identifies the decision; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Order in which decisions were made; the database assigns it. */
  @Property({ type: 'bigint', generated: 'identity', autoincrement: true })
  number?: string;

  @ManyToOne(() => Application, { mapToPk: true, deleteRule: 'cascade' })
  applicationId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the document it is about; null when it is about the application.',
  })
  @ManyToOne(() => Document, { mapToPk: true, nullable: true, deleteRule: 'cascade' })
  documentId?: string | null;

  @Field(() => DecisionKind, { description: 'Kind of the decision.' })
  @Enum({ items: () => DecisionKind, type: 'text' })
  kind!: DecisionKind;

  @Field(() => String, {
    nullable: true,
    description: 'Reason, as sent to the kitchen; null when none was given.',
  })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Property({ type: 'json' })
  before!: Before;

  @ManyToOne(() => User, { mapToPk: true })
  decidedBy!: string;

  @Field(() => DateTime, { description: 'Time of the decision.' })
  @Property({ type: 'timestamptz' })
  decidedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time it was undone; null when it was not.' })
  @Property({ type: 'timestamptz', nullable: true })
  undoneAt?: Date | null;
}

/** The last moment at which a decision can be undone; for rows and entities alike. */
export const undoableUntil = (decidedAt: Date | string): Date =>
  new Date(new Date(decidedAt).getTime() + undoSeconds * 1000);
