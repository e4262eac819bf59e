import { aNewKitchen, fillBusiness, fillHomeKitchen, fillPlace } from './support/a-kitchen.ts';
import { mailedCodeFor } from './support/mailed-code.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, story } from './support/story.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    '%CP 575\ntrailer<</Root 1 0 R/Size 3>>\n%%EOF\n',
);

story(
  'Gauri claims the EIN that someone else registered, an admin accepts, and she registers',
  async ({ page, browser, baseURL }) => {
    const gauri = aNewKitchen('Gauri');
    const other = aNewKitchen('Mallory');
    const registration = {
      ...other,
      ein: gauri.ein,
      phone: '(408) 555-0147',
      description: 'Food as at home.',
      cuisineType: 'South Indian',
      address: '12 Almaden Ave',
      city: 'San Jose',
      state: 'CA',
      zipCode: '95112',
      businessType: 'home_kitchen',
      kitchenLocation: 'home',
      dailyCapacity: '11-25',
      hasCommercialLicense: false,
      isRestaurant: false,
      homeKitchenAgreement: true,
    };
    const registered = await page.request.post('/api/supplier/register', { data: registration });
    expect(registered.ok()).toBe(true);

    const tryToRegister = async () => {
      await page.goto('/supplier-registration');
      await fillBusiness(page, gauri);
      await page.getByRole('button', { name: 'Continue' }).click();
      await fillHomeKitchen(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await fillPlace(page);
      await expect(page.getByLabel('City')).toHaveValue('San Jose');
      await page.getByRole('button', { name: 'Register my kitchen' }).click();
    };
    await tryToRegister();
    await page.getByRole('link', { name: 'This is my EIN' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Claim your EIN' })).toBeVisible();
    await expect(page.getByLabel('EIN', { exact: true })).toHaveValue(gauri.ein);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.getByLabel('Code from the email').fill(await mailedCodeFor(gauri.email, baseURL!));
    await page.getByLabel('Your name').fill('Gauri Kulkarni');
    await page.getByLabel('Phone').fill('(408) 555-0150');
    await page.getByRole('button', { name: 'Send my claim' }).click();
    await expect(page.getByText('Please choose the letter of the IRS.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const letter = { name: 'cp575.pdf', mimeType: 'application/pdf', buffer: pdf };
    await page.getByLabel('IRS letter CP 575 or 147C').setInputFiles(letter);
    await page.getByRole('button', { name: 'Send my claim' }).click();
    await expect(page.getByText('Thank you. We check the letter and email you our decision.')).toBeVisible();

    const office = await browser.newContext({ baseURL });
    const admin = await office.newPage();
    await signIn(admin, 'admin@tiffin.example', 'tiffin-admin');
    await admin.goto('/admin/claims');
    const claim = admin.getByRole('listitem').filter({ hasText: gauri.email });
    await expect(claim).toContainText(other.kitchenName);
    await expectAccessible(admin);
    await expectNoSidewaysScroll(admin);
    await claim.getByRole('button', { name: 'Accept' }).click();
    await admin.getByRole('dialog').getByLabel('Why?').fill('The letter is genuine.');
    await admin.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(claim).toHaveCount(0);
    await office.close();

    await expect(async () => {
      expect(await (await fetch(`${baseURL}/dev/mail`)).text()).toContain('Your claim was accepted');
    }).toPass();
    await tryToRegister();
    await expect(page.getByText('Your kitchen is registered', { exact: true })).toBeVisible();
  },
);
