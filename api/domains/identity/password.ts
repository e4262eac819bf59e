import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** The OWASP minimum for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes about 10 ms of a core and 19 MiB; more concurrency would only slow everyone down. */
const inTurn = pLimit(2);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let dummyHash: Promise<string> | undefined;

/** Takes the same time whether or not the account exists, so that timing reveals nothing. */
export const passwordMatches = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  dummyHash ??= hashPassword('dummy password');
  const against = stored ?? (await dummyHash);
  const matches = await inTurn(() => verify(against, password));
  return matches && Boolean(stored);
};

/** Computes the dummy hash before the first sign-in, which would otherwise be slower for unknown accounts. */
export const warmUpPasswords = async (): Promise<void> => {
  dummyHash ??= hashPassword('dummy password');
  await dummyHash;
};
