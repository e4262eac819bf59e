import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { memoryOf } from '../hostile/memory-of.ts';
import { type PreparedDatabase, prepareDatabase } from '../processes/prepared-database.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { postgresqlServer } from '../test-database.ts';

/** 200,000 for the whole run, which also checks memory. */
const count = Number(process.env.DOCUMENTS ?? 400);
const isWhole = count >= 100_000;
/** Heaps of small containers. The memory of the embedded engine counts toward the limit of V8's collector. */
const engines = [
  { name: 'the embedded engine', server: undefined, heap: 512 },
  ...(postgresqlServer ? [{ name: 'PostgreSQL', server: postgresqlServer, heap: 192 }] : []),
];
const connections = 8;
const mebibyte = 2 ** 20;

/** A valid document that is never sent again: every cache on the way sees it for the first time. */
const newDocument = (number: number): string => {
  const aliases = Array.from({ length: 12 }, (_, index) => `n${number}_${index}: name`);
  return `query Documents${number} { cities { nodes { id ${aliases.join(' ')} } } }`;
};

describe.each(engines)('on $name', ({ server, heap }) => {
  let prepared: PreparedDatabase;
  afterAll(() => prepared.remove());

  test(`${count} documents that never came before leave the process as small as it was`, async () => {
    prepared = await prepareDatabase(server);
    const process = await ServerProcess.open({
      ...prepared.environment,
      NODE_OPTIONS: `--inspect=127.0.0.1:0 --max-old-space-size=${heap}`,
    });
    const unexpected: string[] = [];
    let sent = 0;
    const sendUntil = (end: number) =>
      Promise.all(
        Array.from({ length: connections }, async () => {
          while (sent < end) {
            const response = await fetch(`${process.origin}/graphql`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ query: newDocument(sent++) }),
            });
            const text = await response.text();
            if (response.status !== 200 || !text.includes('"nodes"')) unexpected.push(text.slice(0, 200));
          }
        }),
      );

    // Warms up the compiler and fills the caches, which are bounded.
    await sendUntil(count / 100);
    const before = await memoryOf(process.output);
    await sendUntil(count);
    // Public responses are cached for a second.
    await pause(1500);
    const grown = (await memoryOf(process.output)) - before;
    expect(await process.end('SIGTERM')).toBe(0);

    console.info(`memory ${(grown / mebibyte).toFixed(1)} MiB above where it began`);
    expect(unexpected.slice(0, 3)).toEqual([]);
    if (isWhole) expect(grown).toBeLessThan(64 * mebibyte);
  });
});
