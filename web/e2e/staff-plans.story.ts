import type { Browser } from '@playwright/test';
import { cards } from '../../api/testing/card-provider/fake-accounts.ts';
import { pay } from './support/at-the-checkout.ts';
import { billedKitchen, billedOnSaturday, expectSoon, planLastDayAgain } from './support/billed-plan.ts';
import { cardClockStory } from './support/card-clock-story.ts';
import { expectGoodLooks } from './support/good-looks.ts';
import { inviteStaff, joinStaff } from './support/invited-staff.ts';
import { chooseHindi, readsHindi } from './support/only-hindi.ts';
import { aNewPerson, expect, expectNoSidewaysScroll, signIn, story } from './support/story.ts';

cardClockStory(
  "Anita finds Nikhil's declined bill, records what he paid by bank, and looks at his plan",
  async ({ page, browser, place: { clock } }) => {
    cardClockStory.setTimeout(600_000);
    const { saturday, plan, toPay } = await billedOnSaturday(page, clock, 'Nikhil');
    await toPay.getByRole('link', { name: 'Pay by card' }).click();
    await page.getByRole('checkbox', { name: /^Pay my weekly tiffin bills with this card/ }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    // The bank accepts this card once, while its owner is there.
    await pay(page, cards.declinedLater);
    await expect(page.getByText('Paid. Thank you.', { exact: true })).toBeVisible();
    const card = page.getByRole('region', { name: 'Your card for weekly bills' });
    await page.goto('/plans');
    await expectSoon(page, () => expect(card).toContainText('Visa ending 0341', { timeout: 3_000 }));
    await clock.moveTo(saturday(1), page);
    await planLastDayAgain(page, plan);

    const office = await browser.newContext({
      baseURL: clock.address,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    const anita = await office.newPage();
    await clock.moveTo(new Date(clock.now()).toISOString(), anita);
    await signIn(anita, 'admin@tiffin.example', 'tiffin-admin');
    await anita.goto('/admin');
    const areas = anita.getByRole('navigation', { name: 'Admin' });
    await areas.getByRole('link', { name: 'Bills' }).click();
    await expect(anita.getByRole('heading', { level: 1, name: 'Tiffin bills' })).toBeVisible();
    await anita.getByRole('combobox', { name: 'Status' }).selectOption('Card payment failed');
    const bill = anita.getByRole('table', { name: 'Tiffin bills' }).getByRole('row', { name: /Nikhil/ });
    await expectSoon(anita, () =>
      expect(bill).toContainText('The bank declined the card', { timeout: 3_000 }),
    );
    await expectGoodLooks(anita);
    await readBillsInHindi(browser, clock.address);
    const record = bill.getByRole('button', { name: /^Record payment of B-/ });
    await record.focus();
    await anita.keyboard.press('Enter');
    const question = anita.getByRole('dialog', { name: /^Was \$[\d.]+ received\?$/ });
    await expect(question).toContainText(`their credit at ${billedKitchen}`);
    await expectGoodLooks(anita);
    await question.getByRole('button', { name: 'Yes, record payment' }).click();
    await expect(bill).toContainText('Paid');
    await expect(record).toHaveCount(0);
    await expect(question).toHaveCount(0);
    await anita.reload();
    // Bills of others, whose time passed meanwhile, may be there.
    await expect(anita.getByRole('table').or(anita.getByText('No matching bills'))).toBeVisible();
    await expect(bill).toHaveCount(0);

    await areas.getByRole('link', { name: 'Plans' }).click();
    await expect(anita.getByRole('heading', { level: 1, name: 'Tiffin plans' })).toBeVisible();
    await anita.getByRole('combobox', { name: 'Status' }).selectOption('Running');
    const nikhils = anita.getByRole('row', { name: /Nikhil/ });
    await expect(nikhils).toContainText('Tue–Thu');
    await expectGoodLooks(anita);
    await nikhils.getByRole('link', { name: billedKitchen }).click();
    await expect(anita.getByRole('heading', { level: 1, name: billedKitchen })).toBeVisible();
    await anita.goBack();
    await nikhils.getByRole('link', { name: 'Nikhil' }).click();
    await expect(anita.getByRole('heading', { level: 1, name: 'Nikhil' })).toBeVisible();
    await expect(anita.getByRole('table', { name: 'Tiffin plans' })).toContainText(billedKitchen);
    await expectGoodLooks(anita);

    await page.goto('/plans');
    await expect(page.getByRole('button', { name: 'Past tiffin bills' })).toBeVisible();
    await expect(toPay).toHaveCount(0);

    await page.goto(plan);
    await page.getByRole('button', { name: 'Stop plan' }).click();
    const stopping = page.getByRole('dialog');
    await stopping.getByRole('combobox').selectOption('It costs too much');
    await stopping.getByRole('button', { name: 'Stop plan' }).click();
    await expect(page.getByText('This plan has stopped. It orders no more meals.')).toBeVisible();

    await areas.getByRole('link', { name: 'Plans' }).click();
    await expect(anita.getByRole('heading', { level: 1, name: 'Tiffin plans' })).toBeVisible();
    await anita.getByRole('button', { name: 'price 1' }).click();
    await expect(nikhils).toContainText('Stopped');
    await expect(nikhils).toContainText('price');
    await expectGoodLooks(anita);
    await office.close();
  },
);

/** A declined bill, as staff who chose Hindi see it. */
const readBillsInHindi = async (browser: Browser, address: string): Promise<void> => {
  const office = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  const anita = await office.newPage();
  await chooseHindi(anita, address);
  const { expectOnlyHindi } = readsHindi(anita);
  await signIn(anita, 'admin@tiffin.example', 'tiffin-admin');
  await anita.goto('/admin/bills?status=DECLINED');
  await expect(anita.getByText('बैंक ने कार्ड अस्वीकार किया')).toBeVisible();
  await expectOnlyHindi();
  await office.close();
};

story(
  'Farida, who reviews kitchens, sees neither plans nor bills; Sunil of support sees the plans',
  async ({ page, browser }) => {
    story.slow();
    await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
    await page.goto('/admin/staff');
    const [faridas, sunils] = [aNewPerson('Farida').email, aNewPerson('Sunil').email];
    await inviteStaff(page, faridas, 'Reviewer');
    await inviteStaff(page, sunils, 'Support');

    const farida = await joinStaff(browser, faridas, 'Farida Khan');
    await expect(farida.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    const areasOfFarida = farida.getByRole('navigation', { name: 'Admin' });
    for (const name of ['Plans', 'Bills'])
      await expect(areasOfFarida.getByRole('link', { name })).toHaveCount(0);
    for (const path of ['/admin/plans', '/admin/bills']) {
      await farida.goto(path);
      await expect(farida.getByText("Your role can't open this")).toBeVisible();
    }

    const sunil = await joinStaff(browser, sunils, 'Sunil Rao');
    await expect(sunil.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    const areasOfSunil = sunil.getByRole('navigation', { name: 'Admin' });
    await expect(areasOfSunil.getByRole('link', { name: 'Bills' })).toHaveCount(0);
    await areasOfSunil.getByRole('link', { name: 'Plans' }).click();
    await expect(sunil.getByRole('heading', { level: 1, name: 'Tiffin plans' })).toBeVisible();
    await expect(sunil.getByRole('combobox', { name: 'Status' })).toBeVisible();
    await sunil.goto('/admin/bills');
    await expect(sunil.getByText("Your role can't open this")).toBeVisible();
  },
);

const screens = { '/admin/plans': 'टिफ़िन प्लान', '/admin/bills': 'टिफ़िन बिल' };

story('Anita reads plans and bills in Hindi, on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await chooseHindi(page);
  const { expectOnlyHindi } = readsHindi(page);
  await signIn(page, 'admin@tiffin.example', 'tiffin-admin');
  for (const [path, heading] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(
      page
        .getByRole('table')
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('status', { name: 'लोड हो रहा है' })).toHaveCount(0);
    await expectOnlyHindi();
    await expectNoSidewaysScroll(page);
  }
});
