import type { Viewer } from '../../../core/access/viewer.ts';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Application } from '../application.ts';
import { OnboardingStatus } from '../onboarding-status.ts';
import { Supplier } from '../supplier.ts';

const ownQuery = query({ Supplier, Application }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('Application as a', 'a.supplierId', 's.id')
    .where('s.userId', '=', userId)
    .where('a.status', '=', OnboardingStatus.APPROVED)
    .select('s.id'),
);

/** Returns the id of the viewer's kitchen; undefined until it is approved. */
export const ownApprovedKitchen = async (sql: Sql, viewer: Viewer): Promise<string | undefined> =>
  (await ownQuery.first(sql, { userId: viewer.userId }))?.id;
