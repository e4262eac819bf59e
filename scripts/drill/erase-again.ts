import { Product } from '../rehearsal/product.ts';
import type { Drill } from './drill.ts';
import type { Recovered } from './recover.ts';

const erasedName = 'Former customer';

export interface Erasure {
  isDone: boolean;
  /** What the product printed about the accounts, if it did. */
  summary?: string;
  output: string;
}

/** Erases the accounts in the log of the lost server, which a restored database may have again. */
export const eraseAgain = async ({ backups }: Drill, { where }: Recovered): Promise<Erasure> => {
  const { exitCode, output } = await Product.run(where, { ERASE_AGAIN: backups.erasures });
  return { isDone: exitCode === 0, summary: output.match(/Accounts of ERASE_AGAIN: .*/)?.[0], output };
};

/** Returns the names of those of the users that the database has, by their ids. */
export const namesOfUsers = async (
  { cluster }: Recovered,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await cluster.query(client =>
    client.query<{ id: string; name: string }>('select id, name from users where id = any($1)', [ids]),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export const isErased = (name: string | undefined): boolean => name === erasedName;
