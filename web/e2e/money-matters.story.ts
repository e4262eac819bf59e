import { cards } from '../../api/testing/card-provider/fake-accounts.ts';
import { goToCheckout, pay } from './support/at-the-checkout.ts';
import { cardStory } from './support/card-story.ts';
import { expect, expectAccessible, signIn } from './support/story.ts';

cardStory('the admin sees money that needs a person, and acts on it', async ({ page, place }) => {
  const { payments, disputes, webhooks } = place.provider;
  await goToCheckout(page, 'Divya');
  await page.getByRole('button', { name: /Continue to payment/ }).click();
  await pay(page, cards.good);
  await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
  const orderNumber = /T-\w{4}-\w{4}/.exec((await page.locator('main').textContent()) ?? '')![0];
  const intent = [...payments.intents.values()].at(-1)!;

  await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
  await page.goto('/admin-payments');
  // The provider does not know the payment any more, so it refuses to refund it.
  payments.intents.delete(intent.id);
  await page.getByRole('button', { name: `Refund ${orderNumber}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('label', { hasText: 'Another amount' }).click();
  await sheet.getByLabel('Amount in dollars').fill('1');
  await sheet.getByLabel('Reason').fill('A small bowl.');
  await sheet.getByRole('button', { name: /^Refund / }).click();
  await expect(page.getByText('“A small bowl.”')).toBeVisible();
  const heldUp = page.getByRole('region', { name: 'Failed at the card provider' });
  await expect(async () => {
    await page.reload();
    await expect(heldUp.getByText(/No such payment_intent/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await heldUp.getByRole('button', { name: `Try again: ${orderNumber}` }).click();
  await expect(page.getByText('Trying again within a minute').first()).toBeVisible();

  disputes.open(intent.id, intent.amount);
  webhooks.tell('payment_intent.succeeded', {
    ...intent,
    id: 'pi_from_somewhere_else',
    amount_received: 4200,
  });
  await webhooks.settled();
  await page.reload();
  const disputed = page.getByRole('region', { name: 'Disputes' });
  await expect(disputed.getByText(orderNumber)).toBeVisible();
  await expect(disputed.getByText('Needs evidence')).toBeVisible();
  const unmatched = page.getByRole('region', { name: 'Unmatched card payments' });
  await expect(unmatched.getByText('pi_from_somewhere_else')).toBeVisible();
  await expectAccessible(page);

  await unmatched.getByRole('button', { name: 'Close' }).click();
  await expect(unmatched.getByText('Please enter what was done.')).toBeVisible();
  await unmatched.getByLabel('Action').fill('Refunded at the card provider.');
  await unmatched.getByRole('button', { name: 'Close' }).click();
  await expect(unmatched).toHaveCount(0);
});
