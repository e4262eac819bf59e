import { setTimeout as rest } from 'node:timers/promises';
import { type CursorPosition, startOfTime } from '../../core/graphql/page.ts';
import { isStatementTimeout } from '../../core/operation/conflicts.ts';
import type { Services } from '../../core/operation/ctx.ts';
import { type ClaimedExport, claimMs, renewClaim } from './claim-export.ts';
import type { ExportFailure } from './export-enums.ts';
import { exportFormatOf } from './export-formats.ts';
import { exportSources } from './rows/export-sources.ts';

/** Of one attempt, until its file is stored. */
const longestMs = 30 * 60_000;
/** A store takes a file of this size in one request. */
const largestBytes = 1024 ** 3;

/** The export cannot be made, however often it is tried. */
export class ExportImpossible extends Error {
  constructor(readonly failure: ExportFailure) {
    super(failure);
  }
}

/** The database ended the reading of rows, as it took too long. */
export class RowsTooSlow extends Error {}

const asTooSlow = (error: unknown): never => {
  if (!isStatementTimeout(error)) throw error;
  throw new RowsTooSlow('the rows of an export take too long to read', { cause: error });
};

/** Another process makes the export now, or it was deleted. */
export class ClaimLost extends Error {}

/** The text of an export, read and written in parts; counts the rows that it has written. */
export class ExportText implements AsyncIterable<string> {
  rows = 0;
  #bytes = 0;

  constructor(
    private readonly services: Services,
    private readonly claimed: ClaimedExport,
    private readonly largest = largestBytes,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    const { columns, read } = exportSources[this.claimed.kind];
    const { head, rows } = exportFormatOf[this.claimed.format];
    yield this.#counted(head(columns));
    const readInTime: typeof read = (...asked) => read(...asked).catch(asTooSlow);
    const endsAt = this.services.clock().getTime() + longestMs;
    for (let from: CursorPosition | null = startOfTime; from; ) {
      await this.#assertMayContinue(endsAt);
      const begun = performance.now();
      const { records, next } = await readInTime(this.services.sql, this.claimed, from);
      this.rows += records.length;
      yield this.#counted(rows(columns, records));
      // Leaves as much time to requests.
      if (next) await rest(performance.now() - begun);
      from = next;
    }
  }

  async #assertMayContinue(endsAt: number): Promise<void> {
    const { sql, clock, uploads } = this.services;
    const now = clock().getTime();
    if (now > endsAt) throw new ExportImpossible('TOOK_TOO_LONG');
    await uploads.assertRoom();
    if (!(await renewClaim(sql, this.claimed, new Date(now + claimMs)))) throw new ClaimLost();
  }

  #counted(text: string): string {
    this.#bytes += Buffer.byteLength(text);
    if (this.#bytes > this.largest) throw new ExportImpossible('TOO_LARGE');
    return text;
  }
}
