import { sql as fragment, type NotNull } from 'kysely';
import { documentRetentionDays } from '../../../../schema/constants.ts';
import type { Sql } from '../../../core/database/sql.ts';
import type { FileStore } from '../../../core/interfaces/file-store.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { Document, DocumentStatus } from './document.ts';

const { PENDING, REJECTED } = OnboardingStatus;

/**
 * Expires documents that no decision depends on any more: replaced ones, rejected ones, and those of an abandoned
 * application. They no longer count for their items. An application that is locked at this moment is left for the
 * next night.
 */
const expireIdle = query({ Document, Application }, (on, { now }: Given<{ now: Date }>) =>
  on
    .with('idle', documents =>
      documents
        .selectFrom('Document as d')
        .innerJoin('Application as a', 'a.id', 'd.applicationId')
        .where('d.fileExpiredAt', 'is', null)
        .where('d.submittedAt', 'is not', null)
        .where(d => {
          const idleSince = d
            .case()
            .when('d.replacedAt', 'is not', null)
            .then(d.ref('d.replacedAt'))
            .when('d.status', '=', DocumentStatus.REJECTED)
            .then(d.ref('d.decidedAt'))
            .when('a.status', 'in', [PENDING, REJECTED])
            .then(d.fn<string | null>('greatest', ['d.submittedAt', 'a.decidedAt']))
            .end();
          const limit = fragment<string>`${now}::timestamptz - make_interval(days => ${documentRetentionDays})`;
          return d(limit, '>', idleSince);
        })
        .select('d.id')
        .forUpdate('a')
        .skipLocked(),
    )
    .updateTable('Document as d')
    .from('idle')
    .set(d => ({ fileExpiredAt: now, replacedAt: d.fn.coalesce('d.replacedAt', now) }))
    .whereRef('d.id', '=', 'idle.id'),
);

const expiredQuery = query({ Document }, from =>
  from
    .selectFrom('Document')
    .where('fileExpiredAt', 'is not', null)
    .where('fileKey', 'is not', null)
    .select(['id', 'fileKey'])
    .$narrowType<{ fileKey: NotNull }>(),
);

const clearKey = query({ Document }, (on, { id }: Given<{ id: string }>) =>
  on.updateTable('Document').set({ fileKey: null }).where('id', '=', id),
);

/**
 * Deletes the files of expired documents; their rows stay, with the decision and its reason. A file is deleted before
 * its key is cleared, so that no orphan remains. Returns the number of deleted files.
 */
export const expireDocuments = async (sql: Sql, files: FileStore, now: Date): Promise<number> => {
  await expireIdle.all(sql, { now });
  const expired = await expiredQuery.all(sql, {});
  for (const { id, fileKey } of expired) {
    await files.remove(fileKey);
    await clearKey.all(sql, { id });
  }
  return expired.length;
};
