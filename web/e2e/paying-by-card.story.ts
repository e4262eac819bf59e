import { cards } from '../../api/testing/card-provider/fake-accounts.ts';
import { goToCheckout, pay } from './support/at-the-checkout.ts';
import { cardStory } from './support/card-story.ts';
import { expect, expectAccessible, expectComplaints, signIn } from './support/story.ts';

cardStory('Meera pays, after a declined card, and gets her money back', async ({ page, complaints }) => {
  await goToCheckout(page, 'Meera');
  await expect(page.getByText('Online payment is currently disabled')).toHaveCount(0);
  await expect(
    page.getByRole('row', { name: /By the kitchen, at any time You get \$.* back/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Continue to payment/ }).click();
  await expect(page.getByRole('heading', { name: /by card/ })).toBeVisible();
  await expectAccessible(page);

  await pay(page, cards.declined);
  await expect(page.getByText("Your bank declined this card. You weren't charged.")).toBeVisible();
  await page.reload();
  await pay(page, cards.good);
  await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
  await expect(page.getByText('It is paid')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  expectComplaints(complaints, /status of 402/);

  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page.getByText(/Paid by card on/)).toBeVisible();
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href'))!,
  );
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page);

  await page.goBack();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cancel order/ })
    .click();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/(refunded|way back).*expected by/)).toBeVisible();
});

cardStory('Ravi’s bank asks first; he refuses, then he agrees', async ({ page, complaints }) => {
  await goToCheckout(page, 'Ravi');
  await page.getByRole('button', { name: /Continue to payment/ }).click();
  await pay(page, cards.needsAuthentication);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText("Your bank couldn't verify you.")).toBeVisible();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
  expectComplaints(complaints, /status of 402/);
});

cardStory('Lata changes her order instead of paying it', async ({ page }) => {
  await goToCheckout(page, 'Lata');
  await page.getByRole('button', { name: /Continue to payment/ }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.getByRole('button', { name: 'Change my order instead' }).click();
  await expect(page.getByRole('button', { name: /Continue to payment/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
});

cardStory('the admin tests the payment system, and refunds a plate', async ({ page }) => {
  await goToCheckout(page, 'Usha');
  await page.getByRole('button', { name: /Continue to payment/ }).click();
  await pay(page, cards.good);
  await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
  const orderNumber = /T-\w{4}-\w{4}/.exec((await page.locator('main').textContent()) ?? '')![0];

  await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
  await page.goto('/admin-payments');
  await expect(page.getByText('Configured', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Test Payment System' }).click();
  await expect(page.getByText('Payment system test successful').first()).toBeVisible();
  await page.getByRole('button', { name: `Refund ${orderNumber}` }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^Paid .*, refunded \$0\.00, left /)).toBeVisible();
  await expectAccessible(page);
  await sheet.locator('label', { hasText: 'Some plates' }).click();
  await sheet.getByRole('button', { name: /^Refund/ }).click();
  await expect(sheet.getByText('Please choose at least one plate.')).toBeVisible();
  await sheet.getByRole('button', { name: /^Add / }).first().click();
  await sheet.getByRole('button', { name: /^Refund / }).click();
  await expect(sheet.getByText('Please give a reason.')).toBeVisible();
  await sheet.getByLabel('Reason').fill('It came cold.');
  await sheet.getByRole('button', { name: /^Refund / }).click();
  await expect(page.getByText('“It came cold.”')).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/everything matches/)).toBeVisible();
  await expectAccessible(page);
});

cardStory('Priya pays an order that was placed while no cards were taken', async ({ page, complaints }) => {
  await signIn(page, 'priya@tiffin.example', 'tiffin-demo');
  await page.goto('/orders');
  await page
    .getByRole('link', { name: /Asha's Kitchen/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: /by card/ })).toBeVisible();
  await pay(page, cards.declined);
  await expect(page.getByText("Your bank declined this card. You weren't charged.")).toBeVisible();
  await expectAccessible(page);
  await pay(page, cards.good);
  await expect(page.getByRole('link', { name: 'View receipt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  expectComplaints(complaints, /status of 402/);
});

cardStory('Kiran sees when the time to pay has run out', async ({ page }) => {
  await goToCheckout(page, 'Kiran');
  await page.getByRole('button', { name: /Continue to payment/ }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('pay');
  // Given up on another device, it ends here as it does when the time is over.
  await page.request.post('/graphql', {
    data: {
      query: 'mutation ($id: ID!) { abandonPayment(orderId: $id) { __typename } }',
      variables: { id: orderId },
    },
  });
  await expect(page.getByText('Your time to pay ran out')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to my order' }).click();
  await expect(page.getByRole('button', { name: /Continue to payment/ })).toBeVisible();
});
