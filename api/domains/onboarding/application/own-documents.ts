import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Application } from '../../suppliers/application.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Signature } from '../registration/signature.ts';
import { Document } from './document.ts';

const signaturesQuery = query(
  { Signature, Application, Supplier },
  (from, { userId }: Given<{ userId: string }>) =>
    from
      .selectFrom('Signature as item')
      .innerJoin('Application as a', 'a.id', 'item.applicationId')
      .innerJoin('Supplier as s', 's.id', 'a.supplierId')
      .where('s.userId', '=', userId)
      .select(['item.stepId', 'item.fullName', 'item.agreementVersion', 'item.signedAt', 'item.source'])
      .orderBy('item.id'),
);

const documentsQuery = query(
  { Document, Application, Supplier },
  (from, { userId }: Given<{ userId: string }>) =>
    from
      .selectFrom('Document as item')
      .innerJoin('Application as a', 'a.id', 'item.applicationId')
      .innerJoin('Supplier as s', 's.id', 'a.supplierId')
      .where('s.userId', '=', userId)
      .select(['item.id', 'item.stepId', 'item.fileName', 'item.bytes', 'item.uploadedAt'])
      .select(['item.status', 'item.rejectionReason'])
      .orderBy('item.id'),
);

/** The viewer's signatures and documents, for the export of their data. */
export const ownDocuments = async (ctx: Ctx) => {
  const { userId } = ctx.viewer;
  const [signatures, documents] = await Promise.all([
    signaturesQuery.all(ctx.sql, { userId }),
    documentsQuery.all(ctx.sql, { userId }),
  ]);
  return { signatures, documents };
};
