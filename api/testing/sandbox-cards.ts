import type { SandboxCard } from '../domains/sandbox/cards/sandbox-card.ts';
import type { Visitor } from './visitor.ts';

/** Pays a started payment with a card of the sandbox: returns the outcome or the code of the Problem. */
export const payBySandboxCard = async (
  customer: Visitor,
  clientSecret: string,
  card: SandboxCard,
  isAuthenticated: boolean | null = null,
): Promise<string> => {
  const { payBySandboxCard } = await customer.graphql(
    `mutation ($input: PayBySandboxCardInput!) { payBySandboxCard(input: $input) {
      __typename ... on SandboxCardUsed { outcome } ... on Problem { code } } }`,
    { input: { clientSecret, card, isAuthenticated } },
  );
  return payBySandboxCard.__typename === 'SandboxCardUsed' ? payBySandboxCard.outcome : payBySandboxCard.code;
};
