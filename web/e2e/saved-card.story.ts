import { cards } from '../../api/testing/card-provider/fake-accounts.ts';
import { pay } from './support/at-the-checkout.ts';
import { billedOnSaturday, expectGoodLooks, expectSoon, planLastDayAgain } from './support/billed-plan.ts';
import { cardClockStory } from './support/card-clock-story.ts';
import { expect } from './support/story.ts';

cardClockStory.use({ viewport: { width: 390, height: 844 } });

cardClockStory(
  'Meera pays one bill with the tick, the next is charged automatically, and she removes her card',
  async ({ page, place: { clock } }) => {
    cardClockStory.setTimeout(300_000);
    const { saturday, plan, toPay } = await billedOnSaturday(page, clock, 'Meera');
    await expectGoodLooks(page);
    await toPay.getByRole('link', { name: 'Pay by card' }).click();
    const consent = page.getByRole('checkbox', { name: /^Pay my weekly tiffin bills with this card/ });
    await expect(consent).not.toBeChecked();
    await consent.check();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await pay(page, cards.good);
    await expect(page.getByText('Paid. Thank you.', { exact: true })).toBeVisible();

    const card = page.getByRole('region', { name: 'Your card for weekly bills' });
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
