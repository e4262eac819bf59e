import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** The OWASP minimum for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing costs a core some 10 ms and 19 MiB; more at once would only make everybody wait. */
const inTurn = pLimit(2);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let hashOfNobody: Promise<string> | undefined;

/** Takes the same time whether there is an account or not, so that the clock tells nothing. */
export const passwordMatches = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  hashOfNobody ??= hashPassword('the password of nobody');
  const against = stored ?? (await hashOfNobody);
  const matches = await inTurn(() => verify(against, password));
  return matches && Boolean(stored);
};

/** Hashes once before the first sign-in, which would otherwise be slower for unknown accounts. */
export const warmUpPasswords = async (): Promise<void> => {
  hashOfNobody ??= hashPassword('the password of nobody');
  await hashOfNobody;
};
