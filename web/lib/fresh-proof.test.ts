import { ApolloLink, gql } from '@apollo/client';
import { firstValueFrom, of } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { answerProofsBy, freshProofLink } from './fresh-proof.ts';

const mutation = gql`
  mutation AdjustBalance($cents: Int!) {
    adjustBalance(cents: $cents) {
      __typename
    }
  }
`;
const answerOf = (__typename: string) => ({ data: { adjustBalance: { __typename } } });

let takeBack = () => {};
afterEach(() => takeBack());

/** A server that wants a proof before it does anything; returns what the form reads and what was sent. */
const send = async (isProven?: boolean) => {
  const sent: unknown[] = [];
  let proven = false;
  if (isProven !== undefined) {
    takeBack = answerProofsBy(async () => {
      proven = isProven;
      return isProven;
    });
  }
  const server = new ApolloLink(({ variables }) => {
    sent.push(variables);
    return of(answerOf(proven ? 'KitchenRecord' : 'FreshProofNeeded'));
  });
  const request = { query: mutation, variables: { cents: 250 } };
  const link = ApolloLink.from([freshProofLink, server]);
  const result = await firstValueFrom(ApolloLink.execute(link, request, { client: undefined as never }));
  return { result, sent };
};

test('a change that needs a proof is sent again once it is given, as it was', async () => {
  const { result, sent } = await send(true);
  expect(result).toEqual(answerOf('KitchenRecord'));
  expect(sent).toEqual([{ cents: 250 }, { cents: 250 }]);
});

test('who closes the question reads the refusal, and so does a page without the dialog', async () => {
  for (const isProven of [false, undefined]) {
    const { result, sent } = await send(isProven);
    takeBack();
    expect(result).toEqual(answerOf('FreshProofNeeded'));
    expect(sent).toHaveLength(1);
  }
});
