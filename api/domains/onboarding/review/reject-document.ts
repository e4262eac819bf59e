import { rejectionReason } from '../../../../schema/rules/onboarding.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { Application } from '../../suppliers/application.ts';
import { DocumentStatus } from '../application/document.ts';
import { lockUndecidedDocument } from '../application/lock-document.ts';
import type { RejectDocumentInput } from '../onboarding-inputs.ts';
import { decide } from './decide.ts';
import { DecisionKind } from './decision.ts';

/** Rejects a document, with the reason. */
export const rejectDocument = operation(
  withRight('REVIEW_KITCHENS'),
  async (work: Work, input: RejectDocumentInput): Promise<Application | Problem> => {
    const reason = checked(rejectionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const held = await lockUndecidedDocument(work, input.documentId);
    if (held instanceof Problem) return held;
    const { document, application } = held;
    await decide(work, { kind: DecisionKind.DOCUMENT_REJECTED, application, document, reason }, () =>
      document.decide(DocumentStatus.REJECTED, work.now, reason),
    );
    return application;
  },
);
