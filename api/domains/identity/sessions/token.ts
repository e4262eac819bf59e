import { hash, randomBytes } from 'node:crypto';

/** A new credential of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: knowing it opens nothing. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url');
