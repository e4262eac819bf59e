import { invalidFileType } from '../../../../schema/constants.ts';
import { suppliers } from '../../../core/access/rules.ts';
import type { FileKinds, IncomingFile, ReceivedFile } from '../../../core/files/incoming-file.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { ApplicationNotFound, TooManyDocuments } from '../onboarding-problems.ts';
import { OnboardingStepId } from '../onboarding-step-id.ts';
import { ownApplication } from '../review/find-applications.ts';
import { Document, DocumentStatus } from './document.ts';
import { lockOwnApplication } from './lock-application.ts';
import { asksForDocument } from './onboarding-steps.ts';

export const documentKinds: FileKinds = {
  contentTypes: ['application/pdf', 'image/jpeg', 'image/png'],
  refusal: invalidFileType,
};

/** Storage limits per kitchen. */
const quota = { documents: 500, bytes: 2_000_000_000 };

interface Upload {
  stepId: OnboardingStepId;
  file: IncomingFile;
}
interface StoredUpload {
  stepId: OnboardingStepId;
  fileKey: string;
  received: ReceivedFile;
}

const storedQuery = query({ Document }, (from, { applicationId }: Given<{ applicationId: string }>) =>
  from
    .selectFrom('Document')
    .where('applicationId', '=', applicationId)
    .select(({ cast, fn, lit }) => [
      cast<number>(fn.countAll(), 'integer').as('documents'),
      cast<number>(fn.coalesce(fn.sum('bytes'), lit(0)), 'float8').as('bytes'),
    ]),
);

/** Receives, checks and stores the file before a row references it. */
const prepare = async (ctx: Ctx, { stepId, file }: Upload): Promise<StoredUpload | Problem> => {
  if (!asksForDocument(stepId)) return new InvalidInput('This item takes no document.', 'stepId');
  const application = await ownApplication(ctx);
  if (!application) return new ApplicationNotFound();
  const stored = await storedQuery.first(ctx.sql, { applicationId: application.id });
  if (stored!.documents >= quota.documents || stored!.bytes >= quota.bytes) return new TooManyDocuments();
  const received = await file.receive(documentKinds);
  if (received instanceof Problem) return received;
  return { stepId, received, fileKey: await ctx.services.files.put(received, received.contentType) };
};

const perform = async (
  work: Work,
  { stepId, fileKey, received }: StoredUpload,
): Promise<Document | Problem> => {
  const { em, now } = work;
  const application = await lockOwnApplication(work);
  if (!application) return new ApplicationNotFound();
  return em.create(Document, {
    id: newIdentifier(now),
    applicationId: application.id,
    stepId,
    fileKey,
    fileName: received.name,
    contentType: received.contentType,
    bytes: received.bytes,
    contentHash: received.contentHash,
    uploadedAt: now,
    status: DocumentStatus.UPLOADED,
  });
};

/** Stores a document for an item of the checklist. It counts once it is submitted (submit-document.ts). */
export const uploadDocument = preparedOperation(suppliers, prepare, perform);
