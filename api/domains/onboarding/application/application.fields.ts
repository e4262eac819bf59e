import { Ctx as Context, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Application } from '../../suppliers/application.ts';
import { wholeAddress } from '../../suppliers/shown-places.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { Applicant, applicantOf } from '../registration/applicant.ts';
import { Signature } from '../registration/signature.ts';
import { Decision } from '../review/decision.ts';
import {
  type ApplicationRow,
  checklistFacts,
  type DecisionRow,
  type DocumentRow,
  decisionsOf,
  documentsOf,
  type SignatureRow,
  signaturesOf,
} from './application-rows.ts';
import { journeyStep, mandatoryDocumentsPresent } from './checklist.ts';
import { Document } from './document.ts';
import { OnboardingStep, stepsOf } from './onboarding-step.ts';
import { mandatoryDocuments, onboardingSteps } from './onboarding-steps.ts';

const requiredTotal = onboardingSteps.filter(({ required }) => required).length;

/** Fields of an application. */
@Resolver(() => Application)
export class ApplicationFields {
  @FieldResolver(() => Supplier, { description: 'Kitchen that applies.' })
  async supplier(@Context() ctx: Ctx, @Root() { supplierId }: ApplicationRow): Promise<SupplierRow> {
    return (await supplierOf(ctx, supplierId))!;
  }

  @FieldResolver(() => String, { description: 'Address of the kitchen, with its street.' })
  async kitchenAddress(@Context() ctx: Ctx, @Root() { supplierId }: ApplicationRow): Promise<string> {
    return wholeAddress((await supplierOf(ctx, supplierId))!);
  }

  @FieldResolver(() => Applicant, {
    description: 'Cook who applies, with the details of the registration.',
  })
  async applicant(@Context() ctx: Ctx, @Root() { supplierId }: ApplicationRow): Promise<Applicant> {
    return (await applicantOf(ctx, supplierId))!;
  }

  @FieldResolver(() => [OnboardingStep], { description: '20 items of the checklist, in order.' })
  async steps(@Context() ctx: Ctx, @Root() application: ApplicationRow): Promise<OnboardingStep[]> {
    return stepsOf(application, await checklistFacts(ctx, application));
  }

  @FieldResolver(() => [Document], {
    description: 'Submitted documents, including replaced ones, oldest first.',
  })
  async documents(@Context() ctx: Ctx, @Root() { id }: ApplicationRow): Promise<DocumentRow[]> {
    return (await documentsOf(ctx, id)) ?? [];
  }

  @FieldResolver(() => [Signature], { description: 'Signed agreements.' })
  async signatures(@Context() ctx: Ctx, @Root() { id }: ApplicationRow): Promise<SignatureRow[]> {
    return (await signaturesOf(ctx, id)) ?? [];
  }

  @FieldResolver(() => [Decision], {
    description: 'Decisions of admins, including undone ones, oldest first.',
  })
  async decisions(@Context() ctx: Ctx, @Root() { id }: ApplicationRow): Promise<DecisionRow[]> {
    return (await decisionsOf(ctx, id)) ?? [];
  }

  @FieldResolver(() => Int, {
    description: 'Step of the four-step journey: 1 registration, 2 documents, 3 review, 4 menu.',
  })
  async journeyStep(@Context() ctx: Ctx, @Root() application: ApplicationRow): Promise<number> {
    return journeyStep(application.status, await checklistFacts(ctx, application));
  }

  @FieldResolver(() => Int, { description: 'Number of required items.' })
  requiredTotal(): number {
    return requiredTotal;
  }

  @FieldResolver(() => Int, { description: 'Number of required items that are complete.' })
  async requiredCompleted(@Context() ctx: Ctx, @Root() application: ApplicationRow): Promise<number> {
    const steps = stepsOf(application, await checklistFacts(ctx, application));
    return steps.filter(step => step.required && step.completed).length;
  }

  @FieldResolver(() => Int, { description: 'Number of mandatory documents.' })
  mandatoryDocumentsTotal(): number {
    return mandatoryDocuments.length;
  }

  @FieldResolver(() => Int, { description: 'Number of mandatory documents that are submitted.' })
  async mandatoryDocumentsPresent(@Context() ctx: Ctx, @Root() application: ApplicationRow): Promise<number> {
    return mandatoryDocumentsPresent(await checklistFacts(ctx, application));
  }
}
