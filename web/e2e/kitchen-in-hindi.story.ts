import type { Page } from '@playwright/test';
import { aNewKitchen } from './support/a-kitchen.ts';
import { placeAnOrder } from './support/an-order.ts';
import { newestEmailTo } from './support/mailed-code.ts';
import { chooseHindi, readsHindi } from './support/only-hindi.ts';
import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  story,
} from './support/story.ts';

const asha = { ein: '12-3456789', email: 'asha@tiffin.example' };

story.use({ viewport: { width: 320, height: 640 } });

const signInAsAsha = async (page: Page): Promise<void> => {
  expect((await page.request.post('/api/supplier/login', { data: asha })).ok()).toBe(true);
};

const screens = {
  '/supplier/today': 'आज',
  '/orders': 'ऑर्डर',
  '/orders/prep': 'तैयारी की सूची',
  '/supplier-dashboard': "Asha's Kitchen",
  '/supplier-settings': 'रसोई की सेटिंग',
  '/menu-management': 'आपका मेन्यू',
  '/menu-management?tab=mealtimes': 'आपका मेन्यू',
  '/menu-management?tab=week': 'आपका मेन्यू',
  '/menu-management?tab=plans': 'आपका मेन्यू',
  '/menu-management?tab=closures': 'आपका मेन्यू',
  '/menu-management?tab=files': 'आपका मेन्यू',
  '/supplier-analytics': 'रसोई का हाल',
  '/supplier-payouts': 'भुगतान',
  '/supplier-onboarding': 'रसोई का आवेदन',
  '/supplier-verification-status': 'आवेदन की स्थिति',
  '/notification-settings': 'सूचनाएँ',
  '/account-security': 'साइन-इन और सुरक्षा',
};

story('no screen of her kitchen shows Asha an English sentence', async ({ page }) => {
  await chooseHindi(page);
  const { expectOnlyHindi } = readsHindi(page);
  await signInAsAsha(page);
  for (const [path, name] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('status', { name: 'लोड हो रहा है' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expectOnlyHindi();
    await expectNoSidewaysScroll(page);
  }
});

story('a new order reaches Asha in Hindi, and so does all she does with it', async ({ page, browser }) => {
  await chooseHindi(page);
  const { expectOnlyHindi } = readsHindi(page);
  await signInAsAsha(page);
  await page.goto('/supplier-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: "Asha's Kitchen" })).toBeVisible();

  const phone = await (await browser.newContext({ baseURL: process.env.BASE_URL! })).newPage();
  await join(phone, aNewPerson('Meera'));
  const { id, orderNumber } = await placeAnOrder(phone, "Asha's Kitchen", 'Alpharetta');
  await phone.context().close();

  await page.getByRole('button', { name: /^सूचनाएँ/ }).click();
  const news = page.getByRole('dialog').getByRole('link', { name: new RegExp(orderNumber) });
  await expect(news).toContainText('नया ऑर्डर');
  await expect(news).toContainText('1 थाली');
  await expectOnlyHindi();
  await news.click();

  await expect(page).toHaveURL('/orders');
  await expectOnlyHindi();
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `ऑर्डर ${orderNumber}` })).toBeVisible();
  await page.getByRole('button', { name: `पकाना शुरू करें ऑर्डर ${orderNumber}` }).click();
  await expect(page.getByText(`${orderNumber} पक रहा है`, { exact: true })).toBeVisible();
  await expectOnlyHindi();
  await page.getByRole('button', { name: 'यह ऑर्डर रद्द करें' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'ऑर्डर रद्द करें' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectOnlyHindi();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'हमारे पास कोई सामान खत्म हो गया है।' }).check();
  await dialog.getByRole('button', { name: 'ऑर्डर रद्द करें' }).click();
  await expect(page.getByText('आपने यह ऑर्डर रद्द किया।')).toBeVisible();
  await expect(page.getByText('“हमारे पास कोई सामान खत्म हो गया है।”')).toBeVisible();
  await expectOnlyHindi();
});

/** A small PDF, another one each time. */
const pdf = () => ({
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n%${Math.random()}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  ),
});

const item = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

const sign = async (page: Page, title: string, expectOnlyHindi: () => Promise<void>): Promise<void> => {
  await item(page, title).getByRole('button', { name: 'पढ़ें और हस्ताक्षर करें' }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet.getByRole('region')).toContainText('इलेक्ट्रॉनिक हस्ताक्षर');
  await expect(sheet.getByRole('region')).toContainText('Electronic signature');
  await sheet.getByLabel('पूरा कानूनी नाम').fill('Leela Nair');
  await expectOnlyHindi();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'हस्ताक्षर करें' }).click();
  await expect(sheet).toBeHidden();
};

story('Leela registers her kitchen and hands in her application in Hindi', async ({ page }) => {
  await chooseHindi(page);
  const { expectOnlyHindi } = readsHindi(page);
  const leela = aNewKitchen('Leela');
  const next = page.getByRole('button', { name: 'आगे बढ़ें' });
  await page.goto('/supplier-registration');
  await next.click();
  await expect(page.getByText('जानकारी अधूरी है', { exact: true })).toBeVisible();
  await expectOnlyHindi();
  await page.getByLabel('EIN').pressSequentially(leela.ein.replace('-', ''));
  await page.getByLabel('ईमेल').fill(leela.email);
  await page.getByLabel('फ़ोन').fill('(408) 555-0170');
  await page.getByLabel('रसोई का नाम').fill(leela.kitchenName);
  await page.getByLabel('व्यंजन-शैली').selectOption('Kerala');
  await next.click();
  await expect(page.getByRole('heading', { name: 'घरेलू रसोई की पुष्टि' })).toBeVisible();
  await expectOnlyHindi();
  await page.getByRole('radio', { name: /अपने घर में/ }).check();
  await page.getByRole('radio', { name: /11-25/ }).check();
  await page.getByRole('checkbox', { name: /पुष्टि/ }).check();
  await next.click();
  await page.getByLabel('सड़क का पता').fill('5 Palm St');
  await page.getByLabel('ज़िप कोड').fill('95112');
  await expect(page.getByLabel('शहर')).toHaveValue('San Jose');
  await expectOnlyHindi();
  await page.getByRole('button', { name: 'मेरी रसोई रजिस्टर करें' }).click();
  await expect(page).toHaveURL(/supplier-login/);
  await expectOnlyHindi();
  await page.getByRole('button', { name: 'साइन इन', exact: true }).click();

  await expect(page.getByText('अपना आवेदन पूरा करें')).toBeVisible();
  await expectOnlyHindi();
  await sign(page, 'रसोई का समझौता', expectOnlyHindi);
  await sign(page, 'गोपनीयता समझौता', expectOnlyHindi);
  for (const title of ['फ़ूड लाइसेंस', 'सामान्य देयता बीमा', 'स्वास्थ्य विभाग का परमिट']) {
    await item(page, title)
      .getByLabel(/दस्तावेज़/)
      .setInputFiles(pdf());
    await expect(item(page, title).getByText('पूरा', { exact: true })).toBeVisible();
  }
  await expectOnlyHindi();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'जाँच के लिए भेजें' }).click();
  await expect(page).toHaveURL('/supplier-verification-status');
  await expect(page.getByText('हमारी जाँच बाकी है')).toBeVisible();
  await expectOnlyHindi();
  const { origin } = new URL(page.url());
  expect(await newestEmailTo(leela.email, origin)).toContain('अपने ईमेल की पुष्टि करें');
});

story('an English sentence would be found', async ({ page }) => {
  const { englishTexts } = readsHindi(page);
  await signInAsAsha(page);
  await page.goto('/supplier-dashboard');
  await expect(page.getByRole('heading', { name: 'Recent orders' })).toBeVisible();
  expect(await englishTexts()).toContain('Recent orders');
  await page.goto('/supplier-onboarding');
  await expect(page.getByRole('heading', { name: 'Health Department Permit' })).toBeVisible();
  expect(await englishTexts()).toContain('Health Department Permit');
});
