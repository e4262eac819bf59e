import { challengeMinutes, challengeTries } from '../../../../schema/rules/second-factor.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { hashOf, newToken } from '../sessions/token.ts';
import { type ChallengePurpose, FactorChallenge } from './factor-challenge.ts';

export interface IssuedChallenge {
  /** Returned once; only its hash is stored. */
  challenge: string;
  expiresAt: Date;
}

interface Facts {
  purpose: ChallengePurpose;
  userId: string | null;
  webauthnChallenge: string | null;
  passwordHash?: string;
}

/** Stores a request for a second factor; returns the token by which it is answered. */
export const issueChallenge = ({ em, now }: Pick<Work, 'em' | 'now'>, facts: Facts): IssuedChallenge => {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  em.create(FactorChallenge, { id: hashOf(challenge), triesLeft: challengeTries, expiresAt, ...facts });
  return { challenge, expiresAt };
};
