import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { Node } from '../../../core/graphql/node.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';

export const ClaimStatus = enumType('ClaimStatus', 'Status of a claim.', {
  DRAFT: 'Waiting for the letter; deleted after a day without one.',
  OPEN: 'Waiting for a decision.',
  ACCEPTED: 'Accepted by an admin; the EIN is reserved for the claimant.',
  REJECTED: 'Rejected by an admin.',
});
export type ClaimStatus = keyof typeof ClaimStatus;

/** Someone says that an EIN is theirs, which another kitchen registered. The address was proven before. */
@Visible(withRight('REVIEW_KITCHENS'))
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Claim to an EIN that another kitchen registered.',
})
@Entity({ tableName: 'ein_claims' })
@Unique({ name: 'ein_claims_open', properties: ['einLookup', 'email'], where: "status = 'OPEN'" })
@Index({ name: 'ein_claims_by_status', properties: ['status', 'createdAt', 'id'] })
export class EinClaim {
  @Field(() => ID, { description: 'Identifies the claim; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text', hidden: true, index: 'ein_claims_of_ein' })
  einLookup!: string;

  @Property({ type: 'char(4)', length: 4 })
  einLastFour!: string;

  @Field(() => String, { description: 'Proven email address in lower case.' })
  @Property({ type: 'text', check: 'email = lower(email)' })
  email!: string;

  @Field(() => String, { description: 'Name of the claimant, as typed.' })
  @Property({ type: 'text' })
  contactName!: string;

  @Field(() => String, { description: 'Phone number, as typed.' })
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => String, { description: 'Message of the claimant, at most 1000 characters; may be empty.' })
  @Property({ type: 'text' })
  message!: string;

  /** Keyed hash of the token that the letter is sent with; null once it was sent. */
  @Property({ type: 'text', nullable: true, hidden: true, unique: true })
  tokenHash?: string | null;

  /** Key of the IRS letter in the file store; null before it was sent, and once it was deleted after the decision. */
  @Property({ type: 'text', nullable: true, unique: true })
  fileKey?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Original name of the IRS letter, for display only; null before it was sent.',
  })
  @Property({ type: 'text', nullable: true })
  fileName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Media type of the letter by its content: application/pdf, image/jpeg or image/png; null before it was sent.',
  })
  @Property({
    type: 'text',
    nullable: true,
    check: "content_type in ('application/pdf', 'image/jpeg', 'image/png')",
  })
  contentType?: string | null;

  @Property({ type: 'int', nullable: true, check: 'bytes > 0' })
  bytes?: number | null;

  @Field(() => ClaimStatus, { description: 'Status of the claim.' })
  @Enum({ items: () => ClaimStatus, type: 'text' })
  status!: ClaimStatus;

  @Field(() => DateTime, { description: 'Time of the claim.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time of the decision; null before it.' })
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Reason of the decision; null before it.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  /** Until then only the claimant's address can register the EIN. */
  @Property({ type: 'timestamptz', nullable: true })
  reservedUntil?: Date | null;

  /** Null until the mail server has taken the email about the decision. */
  @Property({ type: 'timestamptz', nullable: true })
  mailedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  attemptedAt?: Date | null;

  @Property({ type: 'smallint', default: 0 })
  attempts!: number;
}
