import { type APIRequestContext, expect, request } from '@playwright/test';

const clockQuery = '{ sandbox { now } }';
const clockMutation = `mutation ($minutes: Int!) { moveSandboxClock(input: { forwardMinutes: $minutes }) {
  __typename ... on Problem { message } } }`;

const ask = async (admin: APIRequestContext, query: string, variables = {}) => {
  const answer = await admin.post('/graphql', { data: { query, variables } });
  return (await answer.json()).data;
};

/** Moves the clock of a sandbox to the morning after so many of its days, as an admin who signs in for that. */
export const moveSandboxClock = async (sandbox: string, days: number): Promise<void> => {
  const admin = await request.newContext({ baseURL: sandbox });
  const credentials = { email: 'admin@tiffin.example', password: 'tiffin-admin' };
  await admin.post('/api/auth/customer-login', { data: credentials });
  const now = Date.parse((await ask(admin, clockQuery)).sandbox.now);
  const day = new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const minutes = Math.ceil((Date.parse(`${day}T14:00:00Z`) - now) / 60_000);
  expect((await ask(admin, clockMutation, { minutes })).moveSandboxClock.__typename).toBe('Sandbox');
  await admin.dispose();
};
