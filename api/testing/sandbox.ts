import { createApiToken, programWith } from './api-tokens.ts';
import type { Marketplace } from './marketplace.ts';
import type { Visitor } from './visitor.ts';

/** A program of staff that may move the clock of the sandbox. */
export const aClockMover = async (marketplace: Marketplace, staff: Visitor): Promise<Visitor> => {
  const token = await createApiToken(staff, ['SANDBOX_WRITE'], { expiresInDays: 366 });
  if (token.__typename !== 'ApiTokenCreated') throw new Error(`No token was created: ${token.message}`);
  return programWith(marketplace, token.secret);
};

/** Moves the clock of the sandbox: returns the sandbox or the Problem. */
export const moveClock = async (visitor: Visitor, forwardMinutes: number) =>
  (
    await visitor.graphql(
      `mutation ($input: MoveSandboxClockInput!) { moveSandboxClock(input: $input) {
        __typename ... on Sandbox { now aheadMinutes } ... on Problem { code message field } } }`,
      { input: { forwardMinutes } },
    )
  ).moveSandboxClock;
