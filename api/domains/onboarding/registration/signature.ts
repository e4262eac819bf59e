import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStepId } from '../onboarding-step-id.ts';

/** Who signed which agreement, and when by the server's clock. Loaded only for the signer or an admin. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Signed agreement.' })
@Entity({ tableName: 'signatures' })
@Unique({ name: 'signatures_once', properties: ['applicationId', 'stepId'] })
export class Signature {
  @Field(() => ID, { description: 'Identifies the signature; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Application, { mapToPk: true, deleteRule: 'cascade' })
  applicationId!: string;

  @Field(() => OnboardingStepId, { description: 'Agreement.' })
  @Property({ type: 'text', check: "step_id in ('supplier_agreement', 'nda')" })
  stepId!: OnboardingStepId;

  @Field(() => String, { description: 'Full legal name, as typed: the electronic signature.' })
  @Property({ type: 'text' })
  fullName!: string;

  @Field(() => String, { description: 'Version of the signed text.' })
  @Property({ type: 'text' })
  agreementVersion!: string;

  /** Hash of the signed text, as proof of its wording. */
  @Property({ type: 'text' })
  agreementHash!: string;

  @Field(() => DateTime, { description: 'Time it was signed, by the server’s clock.' })
  @Property({ type: 'timestamptz' })
  signedAt!: Date;

  /** Time by the signer's clock; a note, not the record. */
  @Property({ type: 'timestamptz', nullable: true })
  clientSignedAt?: Date | null;

  /** The network address it was signed from. */
  @Property({ type: 'text' })
  source!: string;
}
