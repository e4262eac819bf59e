import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { suppliers } from '../../../core/access/rules.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Agreement, agreementOf } from '../agreements/agreement.ts';
import { Decision, undoableUntil } from '../review/decision.ts';
import type { DecisionRow } from './application-rows.ts';
import { Document, documentUrl } from './document.ts';
import { OnboardingStep } from './onboarding-step.ts';
import { isAgreement } from './onboarding-steps.ts';

@Resolver(() => OnboardingStep)
export class OnboardingStepFields {
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may sign or submit it now.',
  })
  viewerCanComplete(@Context() ctx: Ctx, @Root() { isOpen }: OnboardingStep): boolean {
    return ctx.viewer.meets(suppliers) && isOpen;
  }

  @FieldResolver(() => Agreement, {
    nullable: true,
    description: 'Text to sign; null for items that are not agreements.',
  })
  agreement(@Root() { stepId }: OnboardingStep): Agreement | null {
    return isAgreement(stepId) ? agreementOf(stepId) : null;
  }
}

@Resolver(() => Document)
export class DocumentFields {
  @FieldResolver(() => String, { description: 'URL at which its owner and admins download it.' })
  documentUrl(@Root() { id }: Document): string {
    return documentUrl(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it was replaced or has expired.' })
  isReplaced(@Root() { replacedAt }: Document): boolean {
    return Boolean(replacedAt);
  }
}

@Resolver(() => Decision)
export class DecisionFields {
  @FieldResolver(() => String, {
    description: 'Name of the admin who decided; null for the kitchen.',
  })
  decidedByName(@Context() ctx: Ctx, @Root() { decidedByName }: DecisionRow): string {
    return ctx.viewer.may('REVIEW_KITCHENS') ? decidedByName : 'The marketplace';
  }

  @FieldResolver(() => DateTime, {
    description: 'Time until which it can be undone, unless a later decision depends on it.',
  })
  undoableUntil(@Root() { decidedAt }: DecisionRow): Date {
    return undoableUntil(decidedAt);
  }
}
