/** The publishable key of the card provider that a sandbox is itself. */
export const sandboxCardKey = 'sandbox';

/** Minutes after which a card pays that pays later. */
export const paysLaterMinutes = 5;

/** Cards of a sandbox, each with what comes of it and the digits by which people know it. */
export const sandboxCards = {
  SUCCEEDS: { lastFour: '4242', description: 'Pays.' },
  DECLINED: { lastFour: '0002', description: 'Is declined.' },
  NEEDS_AUTHENTICATION: {
    lastFour: '3155',
    description:
      'Pays once its owner has authenticated; is refused when it is charged without them, as for a bill.',
  },
  PAYS_LATER: {
    lastFour: '0077',
    description: `Pays ${paysLaterMinutes} minutes later by the clock of the sandbox; immediately when it is charged without its owner.`,
  },
  DECLINED_LATER: {
    lastFour: '0341',
    description: 'Pays, and is declined when it is charged without its owner, as for a bill.',
  },
} as const;
export type SandboxCardKind = keyof typeof sandboxCards;
