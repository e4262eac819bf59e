import type { Browser, Locator, Page } from '@playwright/test';
import {
  billedOnSaturday,
  expectSoon,
  billedKitchen as kitchen,
  planLastDayAgain,
} from './support/billed-plan.ts';
import { clockStory } from './support/clock-story.ts';
import { expectGoodLooks, expectLargeTextToFit } from './support/good-looks.ts';
import { chooseHindi, readsHindi } from './support/only-hindi.ts';
import { expect, expectAccessible, signIn } from './support/story.ts';

clockStory.use({ viewport: { width: 390, height: 844 } });
clockStory.describe.configure({ mode: 'serial' });

/** The dollars in a text. */
const amountIn = async (text: Locator): Promise<number> =>
  Number(/\$([\d.]+)/.exec((await text.textContent()) ?? '')?.[1]);

/** What Anita does among the payments, in a window of her own. */
const inOffice = async (browser: Browser, page: Page, act: (anita: Page) => Promise<void>): Promise<void> => {
  const office = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1180, height: 820 },
    reducedMotion: 'reduce',
  });
  const anita = await office.newPage();
  await signIn(anita, 'admin@tiffin.example', 'tiffin-admin');
  await anita.goto('/admin-payments');
  await act(anita);
  await expect(anita.getByRole('dialog')).toHaveCount(0);
  await expectGoodLooks(anita);
  await office.close();
};

/** Anita notes that the bill of a customer was paid. */
const notePayment = (browser: Browser, page: Page, customer: string): Promise<void> =>
  inOffice(browser, page, async anita => {
    const bills = anita.getByRole('region', { name: 'Tiffin bills' });
    const row = bills.getByRole('listitem').filter({ hasText: customer }).first();
    await row.getByRole('button', { name: /^Record payment of / }).click();
    await expectAccessible(anita);
    await anita.getByRole('button', { name: 'Yes, record payment' }).click();
    await expect(row).toContainText('Paid');
  });

/** Anita notes that the credit of a customer was paid back. */
const noteReturn = (browser: Browser, page: Page, customer: string): Promise<void> =>
  inOffice(browser, page, async anita => {
    const credits = anita.getByRole('region', { name: 'Credit of customers' });
    const row = credits.getByRole('listitem').filter({ hasText: customer });
    await row.getByRole('button', { name: /^Record refund to / }).click();
    await expectAccessible(anita);
    await anita.getByRole('button', { name: 'Yes, it was paid back' }).click();
    await expect(row).toHaveCount(0);
    await anita.getByRole('button', { name: 'Check now' }).click();
    await expect(anita.getByText(/everything matches/)).toBeVisible();
  });

clockStory(
  'Meera pays one bill, skips a day, pays less for the next, and gets her credit back when she stops',
  async ({ page, browser, clock }) => {
    clockStory.setTimeout(600_000);
    const { saturday, plan, toPay } = await billedOnSaturday(page, clock, 'Meera');
    await expect(toPay).toContainText(kitchen);
    await expect(toPay).toContainText('Please pay by');
    await expectGoodLooks(page);
    await page.goto(plan);
    await expect(page.getByText(/^Bill B-.* is to be paid\./)).toBeVisible();
    await expectAccessible(page);

    await notePayment(browser, page, 'Meera');
    await page.goto('/plans');
    await expect(toPay).toHaveCount(0);
    await page.getByRole('button', { name: 'Past tiffin bills' }).click();
    const past = page.getByRole('listitem').filter({ hasText: 'Paid' }).last();
    await past.getByRole('button', { name: new RegExp(kitchen) }).click();
    await expect(past).toContainText('Total');
    await expectGoodLooks(page);
    await page.goto(plan);
    const ordered = page.getByRole('article').filter({ hasText: /Order T-/ });
    await expectSoon(page, () => expect(ordered).not.toHaveCount(0, { timeout: 3_000 }));
    const order = await ordered.last().getByRole('link').first().getAttribute('href');
    await page.goto(order!);
    await expectSoon(page, () => expect(page.getByText('Paid. Thank you.')).toBeVisible({ timeout: 3_000 }));

    await page.goto(plan);
    await ordered
      .last()
      .getByRole('button', { name: /^Skip / })
      .click();
    await expect(page.getByRole('article').filter({ hasText: 'Skipped' })).toHaveCount(1);
    await page.goto('/plans');
    const credit = page.getByRole('region', { name: 'Your credit' });
    await expect(credit).toContainText(kitchen);
    await credit.getByRole('button', { name: /^Ask for it back/ }).click();
    await expect(page.getByText('Stop the plan first to get it back.').first()).toBeVisible();
    await expectGoodLooks(page);

    await clock.moveTo(saturday(1), page);
    await planLastDayAgain(page, plan);
    await page.goto('/plans');
    await expectSoon(page, () => expect(toPay).toBeVisible({ timeout: 3_000 }));
    // One of three meals is paid from the credit, before the bill is made or on it.
    const price = await amountIn(page.getByText(/^\$[\d.]+ a meal$/));
    expect(await amountIn(toPay.getByText(/^Bill for /))).toBeCloseTo(2 * price);
    await expectAccessible(page);

    await notePayment(browser, page, 'Meera');
    await page.goto(plan);
    await page.getByRole('button', { name: 'Stop plan' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Your credit at this kitchen is then \$/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Pay it back to me' })).toBeChecked();
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Stop plan' }).click();
    await expect(page.getByText('This plan has stopped. It orders no more meals.')).toBeVisible();
    await expect(
      page.getByText(/^\$[\d.]+ goes back to you\. Our support team will contact you\.$/),
    ).toBeVisible();
    await expectAccessible(page);
    await noteReturn(browser, page, 'Meera');
    await page.goto('/plans');
    await expect(page.getByRole('button', { name: 'Past tiffin bills' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your credit' })).toHaveCount(0);
  },
);

clockStory('Ravi does not pay his bill: his plan waits until he does', async ({ page, browser, clock }) => {
  clockStory.setTimeout(600_000);
  const { saturday, plan, toPay } = await billedOnSaturday(page, clock, 'Ravi');
  await clock.moveTo(saturday(1), page);
  await planLastDayAgain(page, plan);
  await page.goto('/plans');
  await expectSoon(page, () =>
    expect(toPay).toContainText('Until it is paid, no more meals', { timeout: 3_000 }),
  );
  await expectGoodLooks(page);
  await page.goto(plan);
  await expect(page.getByText(/^This plan waits for bill B-/)).toBeVisible();
  await expectGoodLooks(page);

  await notePayment(browser, page, 'Ravi');
  await planLastDayAgain(page, plan);
  await expect(page.getByText(/^This plan waits for bill B-/)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText(/Confirmed|Being ordered|Planned/);
});

clockStory('Kamla reads in Hindi what she is to pay', async ({ page, clock }) => {
  clockStory.setTimeout(600_000);
  const { saturday, plan } = await billedOnSaturday(page, clock, 'Kamla');
  await chooseHindi(page, clock.address);
  const { expectOnlyHindi } = readsHindi(page);
  const toPay = page.getByRole('region', { name: 'चुकाना है' });
  const read = async () => {
    await expectOnlyHindi();
    await expectGoodLooks(page);
    await expectLargeTextToFit(page);
  };
  await page.goto('/plans');
  await expect(toPay).toContainText(kitchen);
  await read();
  await clock.moveTo(saturday(1), page);
  await planLastDayAgain(page, plan, { skip: /^छोड़ें /, unskip: /^फिर से तय करें / });
  await page.goto('/plans');
  await expectSoon(page, () => expect(toPay).toContainText('तारीख निकल चुकी है', { timeout: 3_000 }));
  await read();
  await page.goto(plan);
  await expect(page.getByRole('link', { name: 'अपना बिल देखें' })).toBeVisible();
  await read();
});
