import { exportFileDays } from '../../../schema/rules/export.ts';
import type { Services } from '../../core/operation/ctx.ts';
import { onBehalfOf } from '../../core/operation/system-context.ts';
import { type Given, query } from '../../core/query/query.ts';
import { User } from '../identity/user.ts';
import {
  type ClaimedExport,
  claimExport,
  failExport,
  finishExport,
  pauseExport,
  renewClaim,
  storingClaimMs,
} from './claim-export.ts';
import { exportFormatOf } from './export-formats.ts';
import { exportRules } from './export-rules.ts';
import { ClaimLost, ExportImpossible, ExportText, RowsTooSlow } from './write-export.ts';

/** Enough for hours, as the pauses between them grow; a deploy may interrupt one, too. */
const mostAttempts = 10;
/** A database that is busy may be slow twice; rows that it cannot read in time three times are too many for it. */
const mostSlowAttempts = 3;
const dayInMs = 86_400_000;

const ownerQuery = query({ User }, (from, { id }: Given<{ id: string }>) =>
  from
    .selectFrom('User')
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .select(['id as userId', 'role', 'staffRole']),
);

/** Makes the exports that wait, one after the other. */
export const makeExports = async (services: Services): Promise<void> => {
  const claim = () => claimExport(services.sql, services.clock());
  for (let claimed = await claim(); claimed; claimed = await claim()) await makeExport(services, claimed);
};

/** Makes the file of a claimed export, or says why not; what fails for a moment is tried again later. */
const makeExport = async (services: Services, claimed: ClaimedExport): Promise<void> => {
  const { sql, clock, log } = services;
  try {
    if (claimed.attempts > mostAttempts) throw new ExportImpossible('INTERRUPTED');
    if (!(await mayStillRead(services, claimed))) throw new ExportImpossible('NOT_ALLOWED');
    await storeFile(services, claimed);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    if (error instanceof ExportImpossible) return failExport(sql, claimed, error.failure, clock());
    const slowAttempts = claimed.slowAttempts + (error instanceof RowsTooSlow ? 1 : 0);
    if (error instanceof RowsTooSlow && slowAttempts >= mostSlowAttempts) {
      log.warn(
        { err: error, exportId: claimed.id },
        'making an export failed: its rows take too long to read',
      );
      return failExport(sql, claimed, 'TOOK_TOO_LONG', clock());
    }
    log.error({ err: error, exportId: claimed.id }, 'making an export failed; will retry');
    await pauseExport(sql, { ...claimed, slowAttempts }, clock());
  }
};

/** Staff may have lost a right since they started it. */
const mayStillRead = async (services: Services, { userId, kind }: ClaimedExport): Promise<boolean> => {
  const owner = await ownerQuery.first(services.sql, { id: userId });
  return owner !== undefined && onBehalfOf(services, owner).viewer.meets(exportRules[kind]);
};

/** The file is stored before the row that refers to it, and removed when the export is another process's by then. */
const storeFile = async (services: Services, claimed: ClaimedExport): Promise<void> => {
  const { sql, clock, files, uploads } = services;
  const text = new ExportText(services, claimed);
  await uploads.withWritten(text, async ({ path, bytes }) => {
    const until = new Date(clock().getTime() + storingClaimMs);
    if (!(await renewClaim(sql, claimed, until))) throw new ClaimLost();
    // Storing it in a folder takes as much space once more.
    await uploads.assertRoom(bytes);
    const fileKey = await files.putLarge({ path }, exportFormatOf[claimed.format].contentType);
    const now = clock();
    const expiresAt = new Date(now.getTime() + exportFileDays * dayInMs);
    const made = { fileKey, rows: text.rows, bytes, now, expiresAt };
    // Where the answer is lost, the row may refer to the file; otherwise it is swept.
    if (!(await finishExport(sql, claimed, made))) await files.remove(fileKey);
  });
};
