import { expect, request } from '@playwright/test';

const clockMutation = `mutation ($minutes: Int!) { moveSandboxClock(input: { forwardMinutes: $minutes }) {
  __typename ... on Problem { message } } }`;

/** Moves the clock of a sandbox to the morning after so many days, as an admin who signs in for that. */
export const moveSandboxClock = async (sandbox: string, days: number): Promise<void> => {
  const admin = await request.newContext({ baseURL: sandbox });
  const credentials = { email: 'admin@tiffin.example', password: 'tiffin-admin' };
  await admin.post('/api/auth/customer-login', { data: credentials });
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const minutes = Math.ceil((Date.parse(`${day}T14:00:00Z`) - Date.now()) / 60_000);
  const answer = await admin.post('/graphql', { data: { query: clockMutation, variables: { minutes } } });
  expect((await answer.json()).data.moveSandboxClock.__typename).toBe('Sandbox');
  await admin.dispose();
};
