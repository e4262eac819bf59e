import { aProgram } from './api-tokens.ts';
import type { Marketplace } from './marketplace.ts';
import type { Visitor } from './visitor.ts';

/** A program of staff that may move the clock of the sandbox. */
export const aClockMover = (marketplace: Marketplace, staff: Visitor): Promise<Visitor> =>
  aProgram(marketplace, staff, ['SANDBOX_WRITE'], { expiresInDays: 366 });

/** Moves the clock of the sandbox: returns the sandbox or the Problem. */
export const moveClock = async (visitor: Visitor, forwardMinutes: number) =>
  (
    await visitor.graphql(
      `mutation ($input: MoveSandboxClockInput!) { moveSandboxClock(input: $input) {
        __typename ... on Sandbox { now aheadMinutes } ... on Problem { code message field } } }`,
      { input: { forwardMinutes } },
    )
  ).moveSandboxClock;
