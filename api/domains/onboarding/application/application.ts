import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';
import { comesFrom, OnboardingStatus } from '../onboarding-status.ts';

/** A supplier's way into the marketplace. Loaded only for that supplier or an admin. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: "A kitchen's way into the marketplace." })
@Entity({ tableName: 'applications' })
export class Application {
  @Field(() => ID, { description: 'Identifies the application; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  supplierId!: string;

  @Field(() => OnboardingStatus, { description: 'Where it stands.' })
  @Enum({ items: () => OnboardingStatus, type: 'text' })
  status!: OnboardingStatus;

  @Field(() => String, { nullable: true, description: 'Why it was rejected, while it is.' })
  @Property({ type: 'text', nullable: true })
  rejectionReason?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was last submitted for review.' })
  @Property({ type: 'timestamptz', nullable: true })
  documentsSubmittedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was approved or rejected.' })
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  bankAccountReadyAt?: Date | null;

  @Field(() => DateTime, { description: 'When the kitchen registered.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** Moves on when it may; answers whether it did. */
  moveTo(status: OnboardingStatus, now: Date, rejectionReason: string | null = null): boolean {
    if (!comesFrom[status].includes(this.status)) return false;
    this.status = status;
    this.rejectionReason = rejectionReason;
    if (status === OnboardingStatus.DOCUMENTS_SUBMITTED) this.documentsSubmittedAt = now;
    const isDecided = status === OnboardingStatus.APPROVED || status === OnboardingStatus.REJECTED;
    this.decidedAt = isDecided ? now : null;
    return true;
  }
}
