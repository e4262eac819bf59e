import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresqlServer } from '../test-database.ts';
import { Crowd } from './crowd.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

const engines = [
  { name: 'the embedded engine', server: undefined },
  ...(postgresqlServer ? [{ name: 'PostgreSQL', server: postgresqlServer }] : []),
];

describe.each(engines)('ERASE_AGAIN on $name', ({ server }) => {
  let prepared: PreparedDatabase;
  let folder: string;
  let people: { id: string; name: string }[];
  beforeAll(async () => {
    prepared = await prepareDatabase(server);
    folder = await mkdtemp(join(tmpdir(), 'erase-again-'));
    const customers = "select id, name from users where role = 'CUSTOMER' order by name";
    people = await prepared.look(({ sql }) => sql.rows(customers));
  });
  afterAll(async () => {
    await prepared.remove();
    await rm(folder, { recursive: true });
  });

  const erase = async (...lines: string[]) => {
    const file = join(folder, 'erased.log');
    await writeFile(file, `${lines.join('\n')}\n`);
    return ServerProcess.refused({ ...prepared.environment, LOG_LEVEL: 'warn', ERASE_AGAIN: file });
  };
  const nameOf = (id: string) =>
    prepared.look(async ({ sql }) => {
      const [person] = await sql.rows<{ name: string }>('select name from users where id = $1', [id]);
      return person!.name;
    });

  test('erases whom the log names, says so, and changes nothing the second time', async () => {
    const [first, second] = [people[0]!, people[1]!];
    const line = JSON.stringify({ level: 40, event: 'account erased', userId: first.id });
    const { exitCode, output } = await erase(line);
    expect(exitCode, output).toBe(0);
    expect(output).toContain(`  ${first.id}: erased\n`);
    expect(output).toContain(`"event":"account erased","userId":"${first.id}"`);
    expect(output).not.toContain('The marketplace is open');
    expect(await nameOf(first.id)).toBe('Former customer');

    const again = await erase(first.id, second.id);
    expect(again.exitCode, again.output).toBe(0);
    expect(again.output).toContain('Accounts of ERASE_AGAIN: 1 erased before, 1 erased.');
  });

  test('ends with 1 while an open order keeps someone, and erases the others', async () => {
    const process = await ServerProcess.open(prepared.environment);
    const crowd = new Crowd({ ...prepared, tokens: [prepared.tokens[2]!] });
    await crowd.orderInTurn(process.origin, 1);
    expect(crowd.acknowledged.size).toBe(1);
    await process.end('SIGTERM');
    const [orderer] = await prepared.look(({ sql }) =>
      sql.rows<{ id: string }>('select customer_id as id from orders'),
    );
    const other = people.find(({ id }, number) => number > 2 && id !== orderer!.id)!;
    const { exitCode, output } = await erase(orderer!.id, other.id);
    expect(exitCode, output).toBe(1);
    expect(output).toContain(`${orderer!.id}: refused, ORDERS_UNDER_WAY`);
    expect(output).toContain(`${other.id}: erased`);
  });

  test('a file that names something else erases no one', async () => {
    const last = people.at(-1)!;
    const { exitCode, output } = await erase(last.id, 'lena@example.com');
    expect(exitCode).toBe(1);
    expect(output).toContain('Line 2 of the file of ERASE_AGAIN');
    expect(await nameOf(last.id)).toBe(last.name);
    const missing = { ...prepared.environment, ERASE_AGAIN: join(folder, 'missing') };
    expect((await ServerProcess.refused(missing)).output).toContain('The file of ERASE_AGAIN cannot be read');
  });
});
