import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type OnboardingStatus = 'pending' | 'documents_submitted' | 'under_review' | 'approved' | 'rejected';

/** A supplier's way into the marketplace. */
@Entity({ tableName: 'applications' })
export class Application {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  supplierId!: string;

  @Property({ type: 'text' })
  status!: OnboardingStatus;

  @Property({ type: 'text', nullable: true })
  rejectionReason?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  documentsSubmittedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt?: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
