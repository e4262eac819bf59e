import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EndSessionDocument, MySessionsDocument } from '../../generated/graphql.ts';
import { answers, isUnreachable } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Sessions } from './Sessions.tsx';

const sessionOf = (id: string, isCurrent: boolean) => ({
  __typename: 'Session' as const,
  id,
  device: null,
  network: null,
  lastUsedAt: '2026-11-28T18:00:00Z',
  isCurrent,
});
const mySessions = [sessionOf('here', true), sessionOf('phone', false)];
const ended = answers(EndSessionDocument, {
  endSession: { __typename: 'SignedOut', wasSignedIn: true },
});

it('shows that another device is signed out', async () => {
  const asha = renderScreen(<Sessions hasPassword />, [
    answers(MySessionsDocument, { mySessions }, { mySessions: [mySessions[0]!] }),
    ended,
  ]);
  await asha.click(await screen.findByRole('button', { name: 'Sign out Unknown device' }));
  expect(await screen.findByText('Unknown device is signed out')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Sign out Unknown device' })).not.toBeInTheDocument(),
  );
});

it('calls a device signed out also when only the list could not be read again', async () => {
  const asha = renderScreen(<Sessions hasPassword />, [
    { ...answers(MySessionsDocument, { mySessions }), maxUsageCount: 1 },
    ended,
    isUnreachable(MySessionsDocument),
  ]);
  await asha.click(await screen.findByRole('button', { name: 'Sign out Unknown device' }));
  expect(await screen.findByText('Unknown device is signed out')).toBeInTheDocument();
  expect(screen.queryByText(/is still signed in/)).not.toBeInTheDocument();
});
