import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MeDocument, type MeQuery } from '../../generated/graphql.ts';
import { answers } from '../../testing/answers.ts';
import { inHindi } from '../../testing/in-hindi.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import AdminPaymentsScreen from './admin-payments.tsx';

const anita: NonNullable<MeQuery['me']> = {
  __typename: 'User',
  id: 'anita',
  name: 'Anita',
  email: 'anita@example.com',
  role: 'ADMIN',
  isEmailProven: true,
  staffRole: 'SUPPORT',
  rights: ['SEE_KITCHENS', 'SEE_ORDERS', 'SEE_PEOPLE'],
  viewedUntil: null,
};

it('tells support in Hindi that payments are not for their role', async () => {
  await inHindi();
  renderScreen(<AdminPaymentsScreen />, [answers(MeDocument, { me: anita })]);
  expect(await screen.findByText('आपकी भूमिका से यह नहीं खुलता')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('भुगतान');
  expect(screen.getByRole('link', { name: 'एडमिन पैनल पर जाएँ' })).toHaveAttribute('href', '/admin');
});
