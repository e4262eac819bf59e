import { request } from '@playwright/test';
import { signInKitchen } from './support/a-kitchen.ts';
import { moveSandboxClock } from './support/move-sandbox-clock.ts';
import { sandboxStory } from './support/sandbox-story.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn } from './support/story.ts';

const kitchen = "Asha's Kitchen";
const words = 'Many orders were never marked as delivered. Please tell us what makes it hard right now.';

const signInQuery =
  'mutation { signInSupplier(input: { ein: "12-3456789", email: "asha@tiffin.example" }) { __typename } }';

/** The step that the orders of Asha's kitchen lead to, as she sees it herself. */
const stepOfKitchen = async (baseURL: string): Promise<string | null> => {
  const cook = await request.newContext({ baseURL });
  await cook.post('/graphql', { data: { query: signInQuery } });
  const answer = await cook.post('/graphql', { data: { query: '{ myConduct { step } }' } });
  const { myConduct } = (await answer.json()).data;
  await cook.dispose();
  return myConduct.step;
};

/**
 * How many of today's orders she has delivered depends on the hour of the test, and so does the day on which those that
 * she has not are too many: each morning, delivered ones fall out of the 30 days.
 */
const moveUntilWarned = async (sandbox: string): Promise<void> => {
  await moveSandboxClock(sandbox, 3);
  for (let days = 3; (await stepOfKitchen(sandbox)) !== 'WARN'; days++) {
    expect(days).toBeLessThan(25);
    await moveSandboxClock(sandbox, 1);
  }
};

sandboxStory(
  'Asha marks no orders for days, an admin decides to warn her, and she reads it',
  async ({ page: admin, browser, place: { address } }) => {
    sandboxStory.slow();
    await moveUntilWarned(address);
    await signIn(admin, 'admin@tiffin.example', 'tiffin-admin');
    await admin.goto('/admin/reliability');
    const proposals = admin.getByRole('table', { name: 'Proposed steps' });
    const row = proposals.getByRole('row').filter({ hasText: kitchen });
    await expect(async () => {
      await admin.reload();
      await expect(row).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await expect(row).toContainText('Warning');
    await expect(row).toContainText(/Never marked as delivered: \d+ of \d+ \([\d.]+%\) limit 10%/);
    await expect(row).toContainText('To decide');
    await expectAccessible(admin);
    for (const width of [320, 1280]) {
      await admin.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(admin);
    }
    await row.getByRole('link', { name: kitchen }).click();
    await admin.getByRole('button', { name: 'See these orders: Never marked as delivered' }).click();
    const orders = admin.getByRole('region', { name: 'Never marked as delivered' });
    await expect(orders.getByText(/Serving time until/).first()).toBeVisible();
    await expectAccessible(admin);

    await admin.getByRole('button', { name: 'Send warning' }).click();
    const dialog = admin.getByRole('dialog', { name: `Send warning: ${kitchen}` });
    await dialog.getByRole('button', { name: /Of your orders for/ }).click();
    const field = dialog.getByLabel('Words to the kitchen');
    await expect(field).toHaveValue(/were never marked as delivered; the limit is 10%\./);
    await field.fill(words);
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Send warning' }).click();
    await expect(admin.getByText('Taken', { exact: true })).toBeVisible();
    await expect(admin.getByText(words).first()).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);

    const cook = await (await browser.newContext({ baseURL: address })).newPage();
    await cook.setViewportSize({ width: 390, height: 844 });
    await cook.goto('/supplier-login');
    await signInKitchen(cook, '12-3456789', 'asha@tiffin.example');
    await expect(cook.getByRole('heading', { level: 1, name: kitchen })).toBeVisible();
    await cook.goto('/supplier-analytics');
    await cook.getByRole('link', { name: 'Reliability' }).click();
    await expect(cook.getByRole('heading', { level: 1, name: 'Reliability' })).toBeVisible();
    await expect(cook.getByRole('region', { name: 'From our team' })).toContainText(words);
    await expectAccessible(cook);
    await expectNoSidewaysScroll(cook);
  },
);
