import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type Feature, NewWebhooksDocument, WebhooksDocument } from '../../../generated/graphql.ts';
import { answers } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import Webhooks from './Webhooks.tsx';

beforeEach(() => window.history.replaceState(null, '', '/account-security'));

const existing = {
  __typename: 'WebhookEndpoint' as const,
  id: 'printer',
  url: 'https://printer.example/hook',
  types: [],
  status: 'ACTIVE' as const,
  createdAt: '2026-11-28T18:00:00Z',
  lastDeliveredAt: null,
  failingSince: null,
  formerEndsAt: null,
};
const webhooksWith = (...openFeatures: Feature[]) =>
  renderScreen(<Webhooks types={['ORDER_PLACED']} />, [
    answers(WebhooksDocument, { webhookEndpoints: [existing] }),
    answers(NewWebhooksDocument, { openFeatures }),
  ]);
const closed = "New webhooks aren't available for your account right now. Existing ones keep working.";

it('offers a new webhook where it can be added', async () => {
  webhooksWith('WEBHOOKS');
  expect(await screen.findByRole('button', { name: 'Add a webhook' })).toBeInTheDocument();
  expect(screen.queryByText(closed)).not.toBeInTheDocument();
});

it('says why there is none where new webhooks are closed, and keeps those that exist', async () => {
  webhooksWith('TIFFIN_PLANS');
  expect(await screen.findByText(closed)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a webhook' })).not.toBeInTheDocument();
  expect(screen.getByText('printer.example')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Change the webhook/ })).toBeInTheDocument();
});
