import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CreditAtStopDocument } from '../../../generated/graphql.ts';
import { answers } from '../../../testing/answers.ts';
import { inHindi } from '../../../testing/in-hindi.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import ConfirmStop from './ConfirmStop.tsx';

const orderOf = (orderNumber: string, viewerCanCancel: boolean) => ({
  __typename: 'Order' as const,
  id: orderNumber,
  orderNumber,
  status: 'PLACED' as const,
  viewerCanCancel,
});

const askingToStop = () =>
  renderScreen(
    <ConfirmStop
      planId="plan of Ravi"
      orders={[orderOf('T-F2ZJ-J5KQ', true), orderOf('T-MHAM-F4Q2', true), orderOf('T-9K2P-7XWD', false)]}
      isStopping={false}
      onConfirm={async () => undefined}
      onClose={() => undefined}
    />,
    [answers(CreditAtStopDocument, { tiffinPlan: null })],
  );

const sentenceAbout = (orderNumber: string) => screen.getByText(orderNumber).closest('p');

it('names the orders that a stop cancels and those that stay, and breaks no number', () => {
  askingToStop();
  expect(sentenceAbout('T-F2ZJ-J5KQ')).toHaveTextContent(
    'These orders are canceled: T-F2ZJ-J5KQ and T-MHAM-F4Q2.',
  );
  expect(sentenceAbout('T-9K2P-7XWD')).toHaveTextContent(
    'These orders are past their cut-off and stay: T-9K2P-7XWD.',
  );
  for (const orderNumber of ['T-F2ZJ-J5KQ', 'T-MHAM-F4Q2', 'T-9K2P-7XWD'])
    expect(screen.getByText(orderNumber)).toHaveClass('whitespace-nowrap');
});

it('names them in Hindi, too', async () => {
  await inHindi();
  askingToStop();
  expect(sentenceAbout('T-F2ZJ-J5KQ')).toHaveTextContent('ये ऑर्डर रद्द होंगे: T-F2ZJ-J5KQ और T-MHAM-F4Q2।');
});
