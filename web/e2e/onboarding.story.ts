import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectComplaints,
  expectNoSidewaysScroll,
  story,
} from './support/story.ts';

/** A small PDF, another one each time. */
const pdf = (words: string) => ({
  name: `${words.replaceAll(' ', '-')}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n%${words}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`),
});

const ask = async (page: Page, query: string, variables: Record<string, unknown> = {}) => {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
};

const ein = () => `00-${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

/** Registers a new kitchen and signs its cook in. */
const openKitchen = async (page: Page, kitchenName: string): Promise<void> => {
  const credentials = { ein: ein(), email: `${Math.random().toString(36).slice(2, 10)}@example.com` };
  const registration = {
    ...credentials,
    phone: '(408) 555-0147',
    kitchenName,
    description: 'Food as at home.',
    cuisineType: 'Gujarati',
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
  expect(registered.ok(), await registered.text()).toBe(true);
  expect((await page.request.post('/api/supplier/login', { data: credentials })).ok()).toBe(true);
};

const item = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

const upload = async (page: Page, title: string, words: string): Promise<void> => {
  await item(page, title)
    .getByLabel(/document/)
    .setInputFiles(pdf(words));
  await expect(item(page, title).getByText('Completed')).toBeVisible();
};

const sign = async (page: Page, title: string): Promise<void> => {
  await item(page, title).getByRole('button', { name: 'Read and sign' }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet.getByRole('region')).toContainText('Electronic signature');
  const button = sheet.getByRole('button', { name: 'Sign Agreement' });
  await expect(button).toBeDisabled();
  await sheet.getByLabel('Full legal name').fill('Hetal Shah');
  await sheet.getByRole('checkbox').check();
  await expect(button).toBeEnabled();
  await button.click();
  await expect(sheet).toBeHidden();
  await expect(item(page, title).getByText('Completed')).toBeVisible();
};

story('Hetal gets from her first signature to a submitted application', async ({ page }) => {
  await openKitchen(page, 'Hetal’s Thali');
  await page.goto('/supplier-onboarding');
  await expect(page.getByText('Complete your onboarding')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Required items completed' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 5',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/menu-management');
  await expect(page).toHaveURL('/supplier-onboarding');
  await expect(page.getByText('Your menu opens once your kitchen is approved.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Health Department Permit/ }).click();
  await expect(item(page, 'Health Department Permit').getByLabel(/document/)).toBeFocused();
  await page.getByRole('button', { name: /^Supplier Agreement/ }).click();
  await expect(page.getByRole('dialog', { name: 'Supplier Agreement' })).toBeVisible();
  await page.keyboard.press('Escape');
  await sign(page, 'Supplier Agreement');
  await expect(page.getByText('Progress Updated', { exact: true }).first()).toBeVisible();
  await sign(page, 'Non-Disclosure Agreement');
  await upload(page, 'Food Service License', 'license');
  await upload(page, 'General Liability Insurance', 'insurance');
  await expect(page.getByRole('heading', { name: 'Ready for Review!' })).toBeHidden();
  await upload(page, 'Health Department Permit', 'permit');
  await page.getByRole('region', { name: 'Financial Information' }).getByText('1 optional').click();
  await page.getByRole('button', { name: 'Mark as Ready for Verification' }).click();
  await expect(item(page, 'Bank Account').getByText('Completed')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Ready for Review!' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Submit for Review' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit for Review' }).click();
  await expect(page).toHaveURL('/supplier-verification-status');
  await expect(page.getByText('Waiting for our review')).toBeVisible();
  await expect(page.getByText(/You'll hear from us by/).first()).toBeVisible();
  await expectAccessible(page);
});

story('Hetal sees what is wrong with a file, and nothing is stored', async ({ page, complaints }) => {
  await openKitchen(page, 'Hetal’s Second Kitchen');
  await page.goto('/supplier-onboarding');
  const permit = item(page, 'Health Department Permit');
  const field = permit.getByLabel(/document/);
  await field.setInputFiles({ name: 'permit.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(permit.getByRole('alert')).toContainText('Please upload a PDF, JPG, or PNG file.');
  await field.setInputFiles({ ...pdf('large'), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(permit.getByRole('alert')).toContainText('File Too Large');
  await field.setInputFiles({ ...pdf('a program'), buffer: Buffer.from('MZ this runs') });
  await expect(permit.getByRole('alert')).toContainText('Invalid File Type');
  await expect(permit.getByText('Required')).toBeVisible();
  // Of the three only the last one was sent at all.
  expect(complaints).toHaveLength(1);
  expectComplaints(complaints, /status of 400/);
});

story(
  'an admin sends one document back, and Hetal corrects it and submits again',
  async ({ page, browser }) => {
    await openKitchen(page, `Hetal’s ${ein()}`);
    await page.goto('/supplier-onboarding');
    for (const title of ['Supplier Agreement', 'Non-Disclosure Agreement']) await sign(page, title);
    for (const title of ['Food Service License', 'General Liability Insurance', 'Health Department Permit']) {
      await upload(page, title, title);
    }
    await page.getByRole('button', { name: 'Submit for Review' }).click();
    await expect(page).toHaveURL('/supplier-verification-status');
    const { onboarding } = await ask(page, '{ onboarding { id steps { stepId document { id } } } }');

    const adminPage = await browser.newPage();
    const admin = { email: 'admin@tiffin.example', password: 'tiffin-admin' };
    expect((await adminPage.request.post('/api/auth/customer-login', { data: admin })).ok()).toBe(true);
    await ask(
      adminPage,
      'mutation ($id: ID!) { startReview(applicationId: $id) { __typename } }',
      onboarding,
    );
    const permit = onboarding.steps.find(
      (step: { stepId: string }) => step.stepId === 'HEALTH_PERMIT',
    ).document;
    await ask(
      adminPage,
      'mutation ($input: RejectDocumentInput!) { rejectDocument(input: $input) { __typename } }',
      {
        input: { documentId: permit.id, reason: 'It expired in May.' },
      },
    );
    await ask(
      adminPage,
      'mutation ($input: RejectApplicationInput!) { rejectApplication(input: $input) { __typename } }',
      {
        input: { applicationId: onboarding.id, reason: 'We need a current permit.' },
      },
    );

    await page.goto('/supplier-onboarding');
    await expect(page.getByText('“We need a current permit.”')).toBeVisible();
    await expect(item(page, 'Health Department Permit')).toContainText('It expired in May.');
    await expect(item(page, 'Health Department Permit').getByText('Rejected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit for Review' })).toBeHidden();
    await upload(page, 'Health Department Permit', 'new permit');
    await page.getByRole('button', { name: 'Submit for Review' }).click();
    await expect(page.getByText('Waiting for our review')).toBeVisible();

    await ask(
      adminPage,
      'mutation ($id: ID!) { startReview(applicationId: $id) { __typename } }',
      onboarding,
    );
    const { application } = await ask(
      adminPage,
      'query ($id: ID!) { application(id: $id) { steps { document { id } } } }',
      onboarding,
    );
    for (const { document } of application.steps.filter((step: { document: unknown }) => step.document)) {
      await ask(
        adminPage,
        'mutation ($id: ID!) { acceptDocument(documentId: $id) { __typename } }',
        document,
      );
    }
    await ask(
      adminPage,
      'mutation ($id: ID!) { approveApplication(applicationId: $id) { __typename } }',
      onboarding,
    );
    await page.goto('/supplier-verification-status');
    await expect(page.getByText('Your kitchen is approved')).toBeVisible();
    await adminPage.close();
  },
);
