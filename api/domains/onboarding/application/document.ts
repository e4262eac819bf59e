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
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { Node } from '../../../core/graphql/node.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStepId } from '../onboarding-step-id.ts';

export enum DocumentStatus {
  UPLOADED = 'uploaded',
  SUBMITTED = 'submitted',
  APPROVED = 'approved',
  REJECTED = 'rejected',
}

registerEnumType(DocumentStatus, {
  name: 'DocumentStatus',
  description: 'Status of an uploaded document.',
  valuesConfig: {
    UPLOADED: { description: 'Stored, but not submitted yet.' },
    SUBMITTED: { description: 'Waiting for a decision.' },
    APPROVED: { description: 'Accepted by an admin.' },
    REJECTED: { description: 'Rejected by an admin.' },
  },
});

/** A file uploaded for an item of the checklist. Loaded only for its owner or an admin. */
@Visible(withinReach)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'File uploaded for an item of the checklist.',
})
@Entity({ tableName: 'documents' })
@Index({ name: 'documents_of_application', properties: ['applicationId', 'stepId', 'uploadedAt'] })
@Index({ name: 'documents_uploaded', properties: ['uploadedAt'], where: "status = 'uploaded'" })
@Unique({
  name: 'documents_current',
  properties: ['applicationId', 'stepId'],
  where: 'submitted_at is not null and replaced_at is null',
})
@Check({ name: 'documents_submitted', expression: "(status = 'uploaded') = (submitted_at is null)" })
@Check({ name: 'documents_rejected', expression: "(status = 'rejected') = (rejection_reason is not null)" })
@Check({
  name: 'documents_file_or_expiry',
  expression: 'file_key is not null or file_expired_at is not null',
})
export class Document {
  @Field(() => ID, { description: 'Identifies the document; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Application, { mapToPk: true, deleteRule: 'cascade' })
  applicationId!: string;

  @Field(() => OnboardingStepId, { description: 'Item of the checklist it is for.' })
  @Property({ type: 'text' })
  stepId!: OnboardingStepId;

  /** Key in the file store; null once it has expired. */
  @Property({ type: 'text', nullable: true, unique: true })
  fileKey!: string | null;

  @Field(() => String, { description: 'Original name of the file; for display only.' })
  @Property({ type: 'text' })
  fileName!: string;

  @Field(() => String, {
    description: 'Media type by its content: application/pdf, image/jpeg or image/png.',
  })
  @Property({ type: 'text', check: "content_type in ('application/pdf', 'image/jpeg', 'image/png')" })
  contentType!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  @Property({ type: 'int', check: 'bytes > 0' })
  bytes!: number;

  @Property({ type: 'text' })
  contentHash!: string;

  @Field(() => DateTime, { description: 'Time of the upload.' })
  @Property({ type: 'timestamptz' })
  uploadedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time it was submitted; null before that.' })
  @Property({ type: 'timestamptz', nullable: true })
  submittedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time it was replaced or expired; null while it is current.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  replacedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time it expired and its file was deleted; null while it can be downloaded.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  fileExpiredAt?: Date | null;

  @Field(() => DocumentStatus, { description: 'Status of the document.' })
  @Enum({ items: () => DocumentStatus, type: 'text' })
  status!: DocumentStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of the rejection; null unless it is rejected.',
  })
  @Property({ type: 'text', nullable: true })
  rejectionReason?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time it was accepted or rejected; null before that.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt?: Date | null;

  decide(status: DocumentStatus, now: Date, rejectionReason: string | null = null): void {
    this.status = status;
    this.rejectionReason = rejectionReason;
    this.decidedAt = now;
  }
}

/** For rows and entities alike. */
type Timed = { [Name in 'submittedAt' | 'replacedAt']?: Document[Name] | string };

/** Whether it is the current document of its item. */
export const isCurrent = ({ submittedAt, replacedAt }: Timed): boolean => Boolean(submittedAt) && !replacedAt;

/** URL at which its owner and admins download it. */
export const documentUrl = (id: string): string => `/api/documents/${id}`;

/** The id in such a URL; undefined for any other text. */
export const documentIdIn = (url: string): string | undefined =>
  /^\/api\/documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(url)?.[1]?.toLowerCase();
