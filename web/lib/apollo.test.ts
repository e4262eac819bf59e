import { MockLink } from '@apollo/client/testing';
import { expect, it, vi } from 'vitest';
import { RecordTiffinBillPaymentDocument } from '../generated/graphql.ts';
import { answers } from '../testing/answers.ts';
import { newClient } from './apollo.ts';

it('takes a refusal without a warning that its type is unknown', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refusal = { __typename: 'BillAlreadyPaid' as const, message: 'This bill is paid already.' };
  const client = newClient();
  client.setLink(
    new MockLink([answers(RecordTiffinBillPaymentDocument, { recordTiffinBillPayment: refusal })]),
  );
  const { data } = await client.mutate({
    mutation: RecordTiffinBillPaymentDocument,
    variables: { billId: 'bill of Ravi', amountCents: 4500 },
  });
  expect(data).toEqual({ recordTiffinBillPayment: refusal });
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});
