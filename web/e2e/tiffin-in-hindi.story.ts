import type { Page } from '@playwright/test';
import { addLunchDish, aNewlyApprovedKitchen } from './support/a-cooking-kitchen.ts';
import { expectGoodLooks, expectLargeTextToFit } from './support/good-looks.ts';
import { chooseHindi, readsHindi } from './support/only-hindi.ts';
import { dayFromNow, planLunches } from './support/planned-lunches.ts';
import { aNewPerson, expect, join, livingIn, story } from './support/story.ts';

story.use({ viewport: { width: 390, height: 844 } });

/** Reads a screen in Hindi, in light and dark, on a narrow phone and with large text. */
const reader = async (page: Page) => {
  await chooseHindi(page);
  const { expectOnlyHindi } = readsHindi(page);
  const read = async (): Promise<void> => {
    await expect(page.getByRole('status', { name: 'लोड हो रहा है' })).toHaveCount(0);
    await expectOnlyHindi();
    await expectGoodLooks(page);
    await expectLargeTextToFit(page);
    // What came meanwhile, such as a price.
    await expectOnlyHindi();
  };
  const readScreen = async (path: string, name: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await read();
  };
  const readDialog = async (path: string, name: string | RegExp): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await read();
  };
  return { read, readScreen, readDialog };
};

story('Kamla plans her lunches in Hindi', async ({ page, browser }) => {
  const cook = await browser.newPage();
  const { supplierId, dishId } = await aNewlyApprovedKitchen(cook, browser, 'Lata Pillai');
  await addLunchDish(cook, { name: 'Curd Rice', priceCents: 750 });
  await cook.close();
  await livingIn(page, 'Fremont');
  await join(page, aNewPerson('Kamla'));
  const { read, readScreen, readDialog } = await reader(page);

  await readDialog('/household?dialog=new-person', 'व्यक्ति जोड़ें');
  const person = page.getByRole('dialog');
  await person.getByLabel('नाम').fill('Aarav');
  await person
    .getByRole('group', { name: 'कभी नहीं खाते' })
    .getByRole('button', { name: 'दूध, घी, पनीर' })
    .click();
  await person.getByRole('button', { name: 'सहेजें' }).click();
  await expect(person).toHaveCount(0);
  await readScreen('/household', 'आपके घर के लोग');

  await page.goto(`/supplier/${supplierId}`);
  await page.getByRole('button', { name: /^Lemon Rice जोड़ें/ }).click();
  await page.getByRole('link', { name: 'हर हफ़्ते यही मँगाएँ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'नया टिफ़िन प्लान' })).toBeVisible();
  await page.getByRole('button', { name: 'प्लान शुरू करें' }).click();
  await expect(page.getByText('प्लान शुरू करने से पहले कृपया सहमति दें।')).toBeVisible();
  await read();

  const plan = await planLunches(page, supplierId, dishId);
  await page.goto(plan);
  await page.getByRole('article').last().getByRole('button', { name: /^छोड़ें / }).click();
  await expect(
    page
      .getByRole('article')
      .last()
      .getByRole('button', { name: /^फिर से तय करें / }),
  ).toBeVisible();
  await readScreen(plan, 'टिफ़िन प्लान');
  await readDialog(`${plan}?dialog=day-${dayFromNow(11)}`, /: यह भोजन बदलें$/);
  await readDialog(`${plan}?dialog=change`, 'प्लान बदलें');
  await readDialog(`${plan}?dialog=stop`, 'यह प्लान बंद करें?');
  await readDialog('/plans?dialog=holiday', 'छुट्टी पर');
  await page.getByRole('dialog').getByRole('button', { name: 'ये दिन छोड़ें' }).click();
  await expect(page.getByText('कृपया पहला दिन चुनें।')).toBeVisible();
  await read();
  await readScreen('/plans', 'टिफ़िन प्लान');
});

story('Lata sees what is planned at her kitchen in Hindi', async ({ page, browser }) => {
  const { supplierId, dishId } = await aNewlyApprovedKitchen(page, browser, 'Lata Pillai');
  const customer = await browser.newPage();
  await join(customer, aNewPerson('Kamla'));
  await planLunches(customer, supplierId, dishId);
  await customer.close();
  const { read, readScreen, readDialog } = await reader(page);

  await page.goto('/supplier/today');
  await expect(page.getByRole('region', { name: 'टिफ़िन प्लान से' })).toContainText('Lemon Rice');
  await read();
  await readScreen('/menu-management?tab=week', 'आपका मेन्यू');
  await readScreen('/menu-management?tab=plans', 'आपका मेन्यू');
  await readDialog('/menu-management?tab=plans&dialog=offer-new', 'टिफ़िन प्लान दें');
  await readDialog('/menu-management?tab=closures&dialog=new-closure', 'बंद के दिन जोड़ें');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('पहला दिन').fill(dayFromNow(11));
  await expect(sheet.getByText(/^इन दिनों 1 टिफ़िन प्लान में है/)).toBeVisible();
  await read();
});
