import { type SandboxCardKind, sandboxCards } from '../../../../schema/sandbox-cards.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { mapValues } from '../../../core/values/map-values.ts';

export const SandboxCard = enumType<SandboxCardKind>(
  'SandboxCard',
  'Card of a sandbox, named for what comes of it.',
  mapValues(sandboxCards, ({ description }) => description),
);
export type SandboxCard = keyof typeof SandboxCard;

export const SandboxCardOutcome = enumType('SandboxCardOutcome', 'Outcome of a card of a sandbox.', {
  PAID: 'The payment is made.',
  PAYS_LATER: 'The payment is made some minutes later, by the clock of the sandbox.',
  NEEDS_AUTHENTICATION: 'Nothing is paid yet: send the same again with `isAuthenticated`.',
  AUTHENTICATION_FAILED: 'The owner did not authenticate, so nothing is paid.',
  DECLINED: 'The card was declined.',
});
export type SandboxCardOutcome = keyof typeof SandboxCardOutcome;
