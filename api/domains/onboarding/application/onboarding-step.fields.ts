import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../../core/ctx.ts';
import { admins, suppliers } from '../../../core/rules.ts';
import { DateTime } from '../../../core/scalars.ts';
import { Agreement, agreementOf } from '../agreements/agreement.ts';
import { Decision, undoableUntil } from '../review/decision.ts';
import type { DecisionRow } from './application-rows.ts';
import { Document, documentUrl } from './document.ts';
import { OnboardingStep } from './onboarding-step.ts';
import { isAgreement } from './onboarding-steps.ts';

@Resolver(() => OnboardingStep)
export class OnboardingStepFields {
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may sign it, or give a document or a word for it, now.',
  })
  viewerCanComplete(@Context() ctx: Ctx, @Root() { isOpen }: OnboardingStep): boolean {
    return suppliers(ctx.viewer) && isOpen;
  }

  @FieldResolver(() => Agreement, { nullable: true, description: 'The text to sign, for agreements.' })
  agreement(@Root() { stepId }: OnboardingStep): Agreement | null {
    return isAgreement(stepId) ? agreementOf(stepId) : null;
  }
}

@Resolver(() => Document)
export class DocumentFields {
  @FieldResolver(() => String, { description: 'Where its owner and admins fetch it.' })
  documentUrl(@Root() { id }: Document): string {
    return documentUrl(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it counts no longer.' })
  isReplaced(@Root() { replacedAt }: Document): boolean {
    return Boolean(replacedAt);
  }
}

@Resolver(() => Decision)
export class DecisionFields {
  @FieldResolver(() => String, {
    description: 'The name of the admin who decided; for the kitchen, nobody’s.',
  })
  decidedByName(@Context() ctx: Ctx, @Root() { decidedByName }: DecisionRow): string {
    return admins(ctx.viewer) ? decidedByName : 'The marketplace';
  }

  @FieldResolver(() => DateTime, {
    description: 'Until when it can be taken back, if nothing is built on it.',
  })
  undoableUntil(@Root() { decidedAt }: DecisionRow): Date {
    return undoableUntil(decidedAt);
  }
}
