import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { Node } from '../../core/graphql/node.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { comesFrom, OnboardingStatus } from './onboarding-status.ts';
import { Supplier } from './supplier.ts';

/** A kitchen's application to sell. Loaded only for that kitchen or an admin. */
@Visible(withinReach)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "Kitchen's application to sell in the marketplace.",
})
@Entity({ tableName: 'applications' })
@Index({
  name: 'applications_queue',
  expression: `create index applications_queue on applications (coalesce(documents_submitted_at, created_at), id)`,
})
@Index({
  name: 'applications_queue_by_status',
  expression: `create index applications_queue_by_status on applications (status, coalesce(documents_submitted_at, created_at), id)`,
})
export class Application {
  @Field(() => ID, { description: 'Identifies the application; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Supplier, { mapToPk: true, unique: true })
  supplierId!: string;

  @Field(() => OnboardingStatus, { description: 'Status of the application.' })
  @Enum({ items: () => OnboardingStatus, type: 'text' })
  status!: OnboardingStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of the rejection; null unless it is rejected.',
  })
  @Property({ type: 'text', nullable: true })
  rejectionReason?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time it was last submitted for review; null before that.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  documentsSubmittedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time it was approved or rejected; null before that.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  bankAccountReadyAt?: Date | null;

  @Field(() => DateTime, { description: 'Time the kitchen registered.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** Changes the status if the transition is allowed; returns whether it did. */
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
