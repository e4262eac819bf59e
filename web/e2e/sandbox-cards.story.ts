import { goToCheckout } from './support/at-the-checkout.ts';
import { sandboxStory } from './support/sandbox-story.ts';
import { expect, expectAccessible } from './support/story.ts';

sandboxStory('Dev orders as a customer of the sandbox, and tries its cards', async ({ page }) => {
  await goToCheckout(page, 'Dev');
  await page.getByRole('button', { name: /Continue to payment/ }).click();
  const card = page.getByLabel('Test card');
  const pay = page.getByRole('button', { name: /^Pay / });
  await expect(card).toBeVisible();
  await expectAccessible(page);

  await card.selectOption({ label: '0002 · Declined' });
  await pay.click();
  await expect(page.getByText('Your bank declined this card.')).toBeVisible();

  await card.selectOption({ label: '3155 · Needs bank approval' });
  await pay.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText("Your bank couldn't verify you.")).toBeVisible();
  await pay.click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
  await expect(page.getByText('It is paid')).toBeVisible();
});
