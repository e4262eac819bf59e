import type { Locator, Page } from '@playwright/test';
import { cancel, placeAnOrder } from './support/an-order.ts';
import { aNewPerson, expect, join, livingIn, story } from './support/story.ts';

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A person's fingers: each tap and each typed field is counted. */
class Fingers {
  taps = 0;
  fields = 0;
  constructor(private readonly page: Page) {}

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    this.fields += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }
}

const report = (who: string, { taps, fields }: Fingers): void => {
  process.stdout.write(`${who}: ${taps} taps, ${fields} typed fields\n`);
};

story('a newcomer orders delivery in nine taps and six typed fields', async ({ page }) => {
  const newcomer = new Fingers(page);
  await page.goto('/');
  await newcomer.tap(page.getByRole('link', { name: 'Select Your City' }));
  await newcomer.tap(page.getByRole('button', { name: /^San Jose, CA/ }));
  await newcomer.tap(page.getByRole('link', { name: 'Evergreen Ammamma' }));
  await newcomer.tap(page.getByRole('button', { name: /^Add / }).first());
  await newcomer.tap(page.getByRole('link', { name: /View cart/ }));
  await newcomer.tap(page.getByRole('button', { name: /checkout/i }));

  const { name, email, password } = aNewPerson('Nandini');
  await newcomer.type('Full name', name);
  await newcomer.type('Email', email);
  await newcomer.type('Phone', '(408) 555-0147');
  await newcomer.type('Password', password);
  await newcomer.tap(page.getByRole('button', { name: 'Create Account' }));
  await newcomer.type('Street name', '410 Almaden Avenue');
  await newcomer.type('ZIP code', '95110');
  await expect(page.getByRole('radio', { name: 'San Jose, CA' })).toBeChecked();
  await expect(page.getByText('✓ Valid US address format')).toBeVisible();
  await newcomer.tap(page.getByRole('button', { name: 'Save address' }));
  await expect(page.getByText(/^Delivers to/)).toBeVisible();
  await newcomer.tap(page.getByRole('button', { name: /^Place order/ }));
  await expect(
    page.getByRole('heading', { level: 1, name: /(Breakfast|Lunch|Dinner) arrives / }),
  ).toBeVisible();
  report('A newcomer', newcomer);
  expect(newcomer.taps).toBeLessThanOrEqual(9);
  expect(newcomer.fields).toBeLessThanOrEqual(6);
});

story('who has ordered before has the same again in three taps', async ({ page }) => {
  await livingIn(page, 'San Jose');
  await join(page, aNewPerson('Farah'));
  await cancel(page, await placeAnOrder(page, 'Willow Glen Wok', 'San Jose'));
  await page.goto('/orders');
  const farah = new Fingers(page);
  await farah.tap(page.getByRole('button', { name: 'Order again' }));
  await farah.tap(page.getByRole('button', { name: /checkout/i }));
  await farah.tap(page.getByRole('button', { name: /^Place order/ }));
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up / })).toBeVisible();
  report('Who has ordered before', farah);
  expect(farah.taps).toBeLessThanOrEqual(3);
});
