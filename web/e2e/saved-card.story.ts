import type { Locator, Page } from '@playwright/test';
import { cards } from '../../api/testing/card-provider/fake-accounts.ts';
import { pay } from './support/at-the-checkout.ts';
import { billedOnSaturday, expectSoon, planLastDayAgain } from './support/billed-plan.ts';
import { cardClockStory } from './support/card-clock-story.ts';
import { expectGoodLooks, expectLargeTextToFit } from './support/good-looks.ts';
import { expect, expectComplaints } from './support/story.ts';

cardClockStory.use({ viewport: { width: 390, height: 844 } });
// One product for all of them, as starting one takes longer than a story.
cardClockStory.describe.configure({ mode: 'default' });

const savedCard = (page: Page) => page.getByRole('region', { name: 'Your card for weekly bills' });
const saveCard = (page: Page) =>
  page.getByRole('checkbox', { name: /^Pay my weekly tiffin bills with this card/ });
const isPaid = (page: Page) => page.getByText('Paid. Thank you.', { exact: true });

/** Pays the first bill with a card that is saved for the next ones. */
const payAndSave = async (page: Page, toPay: Locator, card: string, byBank = async () => {}) => {
  await toPay.getByRole('link', { name: 'Pay by card' }).click();
  await saveCard(page).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await pay(page, card);
  await byBank();
  await expect(isPaid(page)).toBeVisible();
  await expectSoon(page, () =>
    expect(savedCard(page)).toContainText(`Visa ending ${card.slice(-4)}`, { timeout: 3_000 }),
  );
};

/** The plan has an order for one of the next days, and it is paid. */
const expectToContinue = async (page: Page, plan: string): Promise<void> => {
  await page.goto(plan);
  await expect(page.getByRole('heading', { level: 1, name: 'Tiffin plan', exact: true })).toBeVisible();
  const ordered = page.getByRole('article').getByRole('link', { name: /^Order T-/ });
  await expectSoon(page, () => expect(ordered).not.toHaveCount(0, { timeout: 3_000 }));
  await expect(page.getByText(/^Bill B-.* is to be paid\./)).toHaveCount(0);
  await ordered.last().click();
  await expectSoon(page, () => expect(page.getByText('Paid. Thank you.')).toBeVisible({ timeout: 3_000 }));
};

cardClockStory(
  'Meera pays one bill with the tick, the next is charged automatically, and she removes her card',
  async ({ page, place: { clock } }) => {
    cardClockStory.setTimeout(600_000);
    const { saturday, plan, toPay } = await billedOnSaturday(page, clock, 'Meera');
    await expectGoodLooks(page);
    await toPay.getByRole('link', { name: 'Pay by card' }).click();
    const consent = saveCard(page);
    await expect(consent).not.toBeChecked();
    await consent.check();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await pay(page, cards.good);
    await expect(isPaid(page)).toBeVisible();

    const card = savedCard(page);
    await expectSoon(page, () =>
      expect(card).toContainText('Visa ending 4242, until 08/28', { timeout: 3_000 }),
    );
    await clock.moveTo(saturday(1), page);
    await planLastDayAgain(page, plan);
    await page.goto('/plans');
    await expectSoon(page, async () => {
      await page.getByRole('button', { name: 'Past tiffin bills' }).click({ timeout: 3_000 });
      await expect(page.getByRole('button', { name: /Paid/ })).toHaveCount(2, { timeout: 3_000 });
    });
    await expect(toPay).toHaveCount(0);
    await expectGoodLooks(page);

    await card.getByRole('button', { name: 'Remove card' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
    await expect(card).toHaveCount(0);
    // Closing the dialog goes back in the history, which a reload at the same moment would end.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/plans');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Past tiffin bills' })).toBeVisible();
    await expect(card).toHaveCount(0);
  },
);

cardClockStory(
  'Ravi’s saved card is declined; he pays with another, which takes its place, and his plan continues',
  async ({ page, place: { clock } }) => {
    cardClockStory.setTimeout(600_000);
    const { saturday, plan, toPay } = await billedOnSaturday(page, clock, 'Ravi');
    await payAndSave(page, toPay, cards.declinedLater);
    await clock.moveTo(saturday(1), page);
    await planLastDayAgain(page, plan);
    await page.goto('/plans');
    await expectSoon(page, () =>
      expect(toPay).toContainText(/Your Visa ending 0341 was declined\. Next try: /, { timeout: 3_000 }),
    );
    await expectGoodLooks(page);
    await expectLargeTextToFit(page);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const notice = page.getByRole('dialog').getByRole('link', { name: /Your Visa ending 0341 was declined/ });
    await expect(notice).toContainText('You can also pay it now with another card.');
    await notice.click();

    await expect(page.getByRole('heading', { level: 1, name: 'Pay your tiffin bill' })).toBeVisible();
    await expect(
      page.getByText('Your Visa ending 0341 was declined. You can pay with another card.'),
    ).toBeVisible();
    await saveCard(page).check();
    await expect(page.getByText('It takes the place of your Visa ending 0341.')).toBeVisible();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await pay(page, cards.good);
    await expect(isPaid(page)).toBeVisible();
    await expect(toPay).toHaveCount(0);
    await expectSoon(page, () =>
      expect(savedCard(page)).toContainText('Visa ending 4242', { timeout: 3_000 }),
    );
    await expectToContinue(page, plan);
  },
);

cardClockStory(
  'Lata’s bank asks her to confirm a charge; she refuses, then she confirms, and her plan continues',
  async ({ page, place: { clock }, complaints }) => {
    cardClockStory.setTimeout(600_000);
    const approve = page.getByRole('button', { name: 'Approve' });
    const { saturday, plan, toPay } = await billedOnSaturday(page, clock, 'Lata');
    await payAndSave(page, toPay, cards.needsAuthenticationLater, () => approve.click());
    await clock.moveTo(saturday(1), page);
    await planLastDayAgain(page, plan);
    await page.goto('/plans');
    await expectSoon(page, () =>
      expect(toPay).toContainText('Your bank asks you to confirm the payment with your Visa ending 3184.', {
        timeout: 3_000,
      }),
    );
    await expectGoodLooks(page);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Your bank asks you to confirm/ })
      .click();

    await expect(page.getByText('Your bank asks you to confirm this payment.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await pay(page, cards.needsAuthenticationLater);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByText("Your bank couldn't verify you.")).toBeVisible();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: /^Pay / }).click();
    await approve.click();
    await expect(isPaid(page)).toBeVisible();
    await expect(toPay).toHaveCount(0);
    await expect(savedCard(page)).toContainText('Visa ending 3184');
    await expectToContinue(page, plan);
    expectComplaints(complaints, /status of 402/);
  },
);
