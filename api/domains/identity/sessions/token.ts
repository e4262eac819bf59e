import { hash, randomBytes } from 'node:crypto';

/** Characters of a credential. */
export const tokenLength = 43;

/** Creates a credential of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash of a token, as stored; it is not a credential. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url');
