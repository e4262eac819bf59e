import { agreementSignature } from '../../../../schema/rules/onboarding.ts';
import { suppliers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Application } from '../../suppliers/application.ts';
import { agreementOf } from '../agreements/agreement.ts';
import type { SignAgreementInput } from '../onboarding-inputs.ts';
import { ApplicationNotFound, StepAlreadyDone } from '../onboarding-problems.ts';
import { kitchenNameOf } from '../registration/kitchen-name.ts';
import { Signature } from '../registration/signature.ts';
import { lockOwnApplication } from './lock-application.ts';
import { isAgreement } from './onboarding-steps.ts';

/** Signs an agreement with a typed name. The server's clock counts; the signer's is stored as a note. */
export const signAgreement = operation(
  suppliers,
  async (work: Work, input: SignAgreementInput): Promise<Application | Problem> => {
    const { em, ctx, now } = work;
    if (!isAgreement(input.stepId)) return new InvalidInput('This is not an agreement.', 'stepId');
    const given = checked(agreementSignature, input);
    if (given instanceof InvalidInput) return given;
    const application = await lockOwnApplication(work);
    if (!application) return new ApplicationNotFound();
    const signed = await em.findOne(Signature, { applicationId: application.id, stepId: input.stepId });
    if (signed) return new StepAlreadyDone(input.stepId);

    const { version, fingerprint } = agreementOf(input.stepId);
    em.create(Signature, {
      id: newIdentifier(now),
      applicationId: application.id,
      stepId: input.stepId,
      fullName: given.fullName,
      agreementVersion: version,
      agreementHash: fingerprint,
      signedAt: now,
      clientSignedAt: input.signedAt ?? null,
      source: ctx.address,
    });
    recordAudit(work, {
      action: 'AGREEMENT_SIGNED',
      subjectKind: 'application',
      subjectId: application.id,
      subjectName: await kitchenNameOf(em, application),
      after: { agreement: input.stepId, version, fullName: given.fullName },
    });
    return application;
  },
);
