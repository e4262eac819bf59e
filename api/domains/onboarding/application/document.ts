import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';
import { OnboardingStepId } from '../onboarding-step-id.ts';

export enum DocumentStatus {
  UPLOADED = 'uploaded',
  SUBMITTED = 'submitted',
  APPROVED = 'approved',
  REJECTED = 'rejected',
}

registerEnumType(DocumentStatus, {
  name: 'DocumentStatus',
  description: 'What became of an uploaded document.',
  valuesConfig: {
    UPLOADED: { description: 'It is stored, but not yet given for its item of the checklist.' },
    SUBMITTED: { description: 'It waits for a decision.' },
    APPROVED: { description: 'An admin accepted it.' },
    REJECTED: { description: 'An admin did not accept it.' },
  },
});

/** A file somebody uploaded for an item of the checklist. Loaded only for its owner or an admin. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'A file uploaded for an item of the checklist.' })
@Entity({ tableName: 'documents' })
export class Document {
  @Field(() => ID, { description: 'Identifies the document; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  applicationId!: string;

  @Field(() => OnboardingStepId, { description: 'The item of the checklist it is for.' })
  @Property({ type: 'text' })
  stepId!: OnboardingStepId;

  /** Where the file store has it; null once its time is over. */
  @Property({ type: 'text', nullable: true })
  fileKey!: string | null;

  @Field(() => String, { description: 'What the file was called where it came from; for people only.' })
  @Property({ type: 'text' })
  fileName!: string;

  @Field(() => String, { description: 'application/pdf, image/jpeg or image/png, by its content.' })
  @Property({ type: 'text' })
  contentType!: string;

  @Field(() => Int, { description: 'Its size.' })
  @Property({ type: 'int' })
  bytes!: number;

  @Property({ type: 'text' })
  contentHash!: string;

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  @Property({ type: 'timestamptz' })
  uploadedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was given for its item.' })
  @Property({ type: 'timestamptz', nullable: true })
  submittedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it stopped counting for its item: another one took its place, or its time was over.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  replacedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its time was over and its file was removed; null while it can be fetched.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  fileExpiredAt?: Date | null;

  @Field(() => DocumentStatus, { description: 'What became of it.' })
  @Property({ type: 'text' })
  status!: DocumentStatus;

  @Field(() => String, { nullable: true, description: 'Why it was not accepted.' })
  @Property({ type: 'text', nullable: true })
  rejectionReason?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was accepted or rejected.' })
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt?: Date | null;

  decide(status: DocumentStatus, now: Date, rejectionReason: string | null = null): void {
    this.status = status;
    this.rejectionReason = rejectionReason;
    this.decidedAt = now;
  }
}

/** Whether it is the one that counts for its item. */
export const isCurrent = ({ submittedAt, replacedAt }: Document): boolean =>
  Boolean(submittedAt) && !replacedAt;

/** Where its owner and admins fetch it. */
export const documentUrl = (id: string): string => `/api/documents/${id}`;

/** The id in such an address; undefined for any other text. */
export const documentIdIn = (url: string): string | undefined =>
  /^\/api\/documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(url)?.[1]?.toLowerCase();
