import { readFile } from 'node:fs/promises';
import { reasonOf } from '../core/logging/reason.ts';
import type { Services } from '../core/operation/ctx.ts';
import { Problem } from '../core/operation/problem.ts';
import { type ErasedAgain, eraseAgain } from '../domains/accounts/erase-again.ts';
import { subscribe } from '../subscribers.ts';
import { idsToErase } from './ids-to-erase.ts';

const ignore = () => undefined;

/** Consequences of an erasure as in a server, but signals: no one is connected. Servers relay the outbox once they start. */
const subscribeAlone = ({ subscribers, files, security, sandbox }: Services): void =>
  subscribe(subscribers, {
    files,
    security,
    sessions: { forget: ignore },
    sandbox,
    invalidate: ignore,
    invalidateAll: ignore,
    webhooks: { wake: ignore },
    live: {
      relay: { wake: ignore },
      announce: ignore,
      announceAll: ignore,
      announceWithin: async () => undefined,
      announceUnlessWithin: ignore,
    },
  });

const wordsOf = (outcome: ErasedAgain): string =>
  outcome instanceof Problem ? `refused, ${outcome.code}: ${outcome.message}` : outcome;

const read = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(
      `The file of ERASE_AGAIN cannot be read: ${reasonOf(error)}. Nothing was erased; correct the path.`,
    );
  }
};

/**
 * Erases the accounts that a file names, after a restore and before servers start. Says what became of each; returns
 * whether none is left.
 */
export const eraseAccountsAgain = async (
  services: Services,
  file: string,
  say: (line: string) => void,
): Promise<boolean> => {
  const ids = idsToErase(await read(file));
  subscribeAlone(services);
  const counts = new Map<string, number>();
  for (const id of ids) {
    const outcome = await eraseAgain(services, id);
    say(`  ${id}: ${wordsOf(outcome)}`);
    const kind = outcome instanceof Problem ? 'refused' : outcome;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const summary = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  say(`Accounts of ERASE_AGAIN: ${summary || 'none'}.`);
  const isDone = !counts.has('refused');
  if (!isDone) say('Settle what is named above, and run it again: what is erased stays erased.');
  return isDone;
};
