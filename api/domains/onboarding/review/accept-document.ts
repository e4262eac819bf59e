import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { Application } from '../../suppliers/application.ts';
import { DocumentStatus } from '../application/document.ts';
import { lockUndecidedDocument } from '../application/lock-document.ts';
import { decide } from './decide.ts';
import { DecisionKind } from './decision.ts';

/** Accepts a document. */
export const acceptDocument = operation(
  withRight('REVIEW_KITCHENS'),
  async (work: Work, documentId: string): Promise<Application | Problem> => {
    const held = await lockUndecidedDocument(work, documentId);
    if (held instanceof Problem) return held;
    const { document, application } = held;
    await decide(work, { kind: DecisionKind.DOCUMENT_ACCEPTED, application, document }, () =>
      document.decide(DocumentStatus.APPROVED, work.now),
    );
    return application;
  },
);
