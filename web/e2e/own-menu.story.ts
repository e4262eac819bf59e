import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  story,
} from './support/story.ts';

// All on the menu of the one demo kitchen.
story.describe.configure({ mode: 'serial' });

const asCook = async (page: Page): Promise<void> => {
  const data = { ein: '12-3456789', email: 'asha@tiffin.example' };
  expect((await page.request.post('/api/supplier/login', { data })).ok()).toBe(true);
};
const addressOfKitchen = async (page: Page): Promise<string> => {
  const answer = await page.request.post('/graphql', { data: { query: '{ myMenu { id } }' } });
  return `/supplier/${(await answer.json()).data.myMenu.id}`;
};
const aPhoto = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#d98a2b' } })
    .jpeg()
    .toBuffer();
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const sweets = `Sweets ${Math.random().toString(36).slice(2, 6)}`;
const dish = `Mysore Pak of ${sweets}`;

story(
  'Asha adds a category and a dish with a photo, and customers see it',
  async ({ page, browser, baseURL }) => {
    await asCook(page);
    await page.goto('/menu-management');
    await page.getByRole('button', { name: 'Add a category' }).click();
    await page.getByLabel('Name').fill(sweets);
    await page.getByRole('button', { name: 'Save category' }).click();
    await page.getByRole('button', { name: `Add a dish to ${sweets}` }).click();

    const sheet = page.getByRole('dialog', { name: 'Add a dish' });
    await sheet.getByLabel('Name').fill(dish);
    await sheet.getByLabel('Price in dollars').fill('4.50');
    await sheet
      .getByLabel('Choose a photo')
      .setInputFiles({ name: 'pak.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
    await sheet.getByRole('button', { name: 'Save dish' }).click();
    await expect(sheet.getByText('Choose the allergens it contains, or None of these.')).toBeVisible();
    await expect(sheet.getByText('Please describe the photo', { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Milk, ghee, paneer' }).click();
    await sheet.getByRole('button', { name: 'Jain' }).click();
    await sheet.getByLabel('Diet').selectOption('Contains egg');
    await sheet.getByRole('button', { name: 'Save dish' }).click();
    await expect(sheet.getByText('A Jain dish is vegetarian or vegan')).toBeVisible();
    await sheet.getByLabel('Diet').selectOption('Vegetarian');
    await sheet.getByLabel('What does the photo show?').fill('Golden squares of Mysore Pak');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Save dish' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Golden squares of Mysore Pak' })).toBeVisible();

    const guest = await browser.newContext({ baseURL });
    const kitchen = await guest.newPage();
    await kitchen.goto(await addressOfKitchen(page));
    const row = kitchen.getByRole('article').filter({ hasText: dish });
    await expect(row.getByText('Jain', { exact: true })).toBeVisible();
    await expect(row).toContainText('Contains milk');
    await expect(row).toContainText('$4.50');
    const photo = row.getByRole('img', { name: 'Golden squares of Mysore Pak' });
    await kitchen.getByText(dish).first().scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty('complete', true);
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    await guest.close();
  },
);

story('Asha photographs the next dish on her phone, and is led to the one after it', async ({ page }) => {
  await asCook(page);
  await page.goto('/supplier-dashboard');
  await expect(page.getByText(/^\d+ of \d+ dishes have a photo$/)).toBeVisible();
  await page.getByRole('link', { name: 'Add photos' }).click();
  const photos = page.getByRole('region', { name: 'Photos' });
  const button = photos.getByRole('button', { name: /^Add photo of / });
  const name = (await button.textContent())!.replace('Add photo of ', '');
  await photos.getByRole('button', { name: 'Photo tips' }).click();
  await expect(photos.getByText('Daylight from the side')).toBeVisible();
  await button.click();

  const sheet = page.getByRole('dialog', { name: 'Add a photo' });
  await expect(sheet).toContainText(name);
  await sheet
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
  await expect(sheet.getByLabel('What does the photo show?')).toHaveValue(name);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save photo' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
  await expect(button).not.toHaveText(`Add photo of ${name}`);
});

story('a phone offers its camera beside the photos it has', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await asCook(page);
  await page.goto('/menu-management');
  await page.getByRole('button', { name: /^Add photo of / }).tap();
  const sheet = page.getByRole('dialog', { name: 'Add a photo' });
  await expect(sheet.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment');
  await expect(sheet.getByLabel('Choose a photo')).not.toHaveAttribute('capture');
  await context.close();
});

story('Asha finds a dish of her menu, and folds what she does not need', async ({ page }) => {
  await asCook(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/menu-management');
  const rows = page.getByRole('article');
  await page.getByRole('searchbox', { name: 'Find a dish' }).fill(`pak ${sweets}`);
  await expect(rows).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: new RegExp(`^${sweets}`), expanded: true }).click();
  await expect(rows.filter({ hasText: dish })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: sweets })).toBeVisible();
  await expect(rows.filter({ hasText: dish })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows.filter({ hasText: dish })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  const [first, second] = await Promise.all([rows.nth(0).boundingBox(), rows.nth(1).boundingBox()]);
  expect(second!.y).toBe(first!.y);
  expect(second!.x).toBeGreaterThan(first!.x);
});

story(
  'Asha shows her food and her face, and customers see both on her page',
  async ({ page, browser, baseURL }) => {
    await asCook(page);
    await page.goto('/supplier-settings');
    for (const [name, words] of [
      ['Your food', 'Dosa, sambar and chutneys'],
      ['You', 'Asha in her kitchen'],
    ] as const) {
      const form = page.getByRole('form', { name, exact: true });
      await form
        .getByLabel('Choose a photo')
        .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
      await form.getByRole('button', { name: 'Save photo' }).click();
      await expect(form.getByText('Please describe the photo', { exact: true })).toBeVisible();
      await form.getByLabel('What does the photo show?').fill(words);
      await form.getByRole('button', { name: 'Save photo' }).click();
      await expect(form.getByRole('img', { name: words })).toBeVisible();
      await expect(form.getByRole('button', { name: 'Save photo' })).toHaveCount(0);
    }
    await expectAccessible(page);

    const guest = await browser.newContext({ baseURL });
    const kitchen = await guest.newPage();
    await kitchen.goto(await addressOfKitchen(page));
    await expect(kitchen.getByRole('img', { name: 'Dosa, sambar and chutneys' })).toBeVisible();
    await expect(kitchen.getByRole('img', { name: 'Asha in her kitchen' })).toBeVisible();
    await guest.close();

    for (const name of ['Your food', 'You']) {
      const form = page.getByRole('form', { name, exact: true });
      await form.getByRole('button', { name: 'Remove photo' }).click();
      await expect(form.getByRole('img')).toHaveCount(0);
    }
  },
);

story("a photo's description can be changed without uploading it again", async ({ page }) => {
  await asCook(page);
  await page.goto('/menu-management');
  await page.getByRole('button', { name: `Change ${dish}` }).click();
  const words = page.getByLabel('What does the photo show?');
  await expect(words).toHaveValue('Golden squares of Mysore Pak');
  await words.fill('');
  await page.getByRole('button', { name: 'Save dish' }).click();
  await expect(page.getByText('Please describe the photo', { exact: true })).toBeVisible();
  await words.fill('Mysore Pak on a banana leaf');
  await page.getByRole('button', { name: 'Save dish' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Mysore Pak on a banana leaf' })).toBeVisible();
});

story('a category is dragged to another place, and Escape leaves it where it is', async ({ page }) => {
  await asCook(page);
  await page.setViewportSize({ width: 390, height: 4000 });
  await page.goto('/menu-management');
  await page.getByRole('button', { name: 'Reorder' }).click();
  const headings = page.getByRole('heading', { level: 2 });
  const grip = page.getByRole('region', { name: sweets }).locator('[data-grip]').first();
  await expect(headings.last()).toContainText(sweets);
  const drag = async () => {
    const top = await headings.first().boundingBox();
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(200, top!.y - 40, { steps: 5 });
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(headings.last()).toContainText(sweets);
  await drag();
  // The screen shows the new place before it is stored.
  const isStored = page.waitForResponse(answer => answer.url().endsWith('/graphql'));
  await page.mouse.up();
  await expect(headings.first()).toContainText(sweets);
  await isStored;
  await page.reload();
  await expect(headings.first()).toContainText(sweets);
  await page.getByRole('button', { name: 'Reorder' }).click();
  await page.getByRole('button', { name: `Move category ${sweets} down` }).click();
  await expect(headings.first()).not.toContainText(sweets);
});

story('what has run out is marked with one touch, and a slip is undone', async ({ page }) => {
  await asCook(page);
  await page.goto('/menu-management');
  const row = page.getByRole('article').filter({ hasText: dish });
  const soldOut = row.getByRole('button', { name: /^Mark sold out/ });
  await soldOut.click();
  await expect(page.getByText(`${dish} is sold out for today`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await soldOut.click();
  await expect(page.getByText(`${dish} is sold out for today`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(row.getByText('Sold out today')).toBeVisible();
  await row.getByRole('button', { name: /^Bring back/ }).click();
  await expect(soldOut).toBeVisible();
});

story('a dish is moved, changed in another window, and removed with the keyboard', async ({ page }) => {
  await asCook(page);
  await page.goto('/menu-management');
  const headings = page.getByRole('heading', { level: 2 });
  await page.getByRole('button', { name: 'Reorder' }).press('Enter');
  await page.getByRole('button', { name: `Move category ${sweets} up` }).focus();
  await page.keyboard.press('Enter');
  await expect(headings.last()).not.toContainText(sweets);
  await expect(page.getByRole('button', { name: `Move category ${sweets} up` })).toBeFocused();
  await page.getByRole('button', { name: 'Reorder' }).press('Enter');

  await page.getByRole('button', { name: `Change ${dish}` }).click();
  const other = await page.context().newPage();
  await other.goto('/menu-management');
  await other.getByRole('button', { name: `Change ${dish}` }).click();
  await other.getByLabel('Price in dollars').fill('5');
  await other.getByRole('button', { name: 'Save dish' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.close();
  await page.getByLabel('Price in dollars').fill('6');
  await page.getByRole('button', { name: 'Save dish' }).click();
  await expect(page.getByText(/was changed in another window/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Price in dollars')).toHaveValue('6');
  await expect(page.getByText('This was changed elsewhere')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(page.getByLabel('Price in dollars')).toHaveValue('5.00');

  await page.getByRole('button', { name: 'Remove from the menu' }).press('Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: dish })).toHaveCount(0);
});

story('Asha closes for some days, customers read why, and she opens again', async ({ page }) => {
  await asCook(page);
  await page.goto('/menu-management?tab=closures');
  await page.getByRole('button', { name: 'Add a closure' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a closure' });
  await sheet.getByLabel('First day').fill(dayFromNow(40));
  await expect(sheet.getByLabel('Last day')).toHaveValue(dayFromNow(40));
  await sheet.getByLabel('Last day').fill(dayFromNow(42));
  await sheet.getByLabel('Why').fill('Diwali with the family');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close on these days' }).click();
  await expect(page.getByText('Diwali with the family')).toBeVisible();
  await expect(page).toHaveURL(/tab=closures/);

  await page.goto(await addressOfKitchen(page));
  await expect(page.getByText(/^Closed \w+ \d+ – \w+ \d+$/)).toBeVisible();
  await expect(page.getByText('Diwali with the family')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('No closures planned')).toBeVisible();
});

story('Asha plans a meal, and her week says how much that is', async ({ page }) => {
  await asCook(page);
  await page.goto('/menu-management?tab=mealtimes');
  await page.getByRole('button', { name: /^Sunday Dinner/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Dinner' });
  await sheet.getByLabel('Plates').fill('500');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Please enter 1 to 100 plates')).toBeVisible();
  await sheet.getByLabel('Plates').fill('7');
  await sheet.getByLabel('until').fill('20:45');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Sunday Dinner 7 plates/ })).toBeVisible();
});

story('her menu goes out to a spreadsheet and comes back with one price changed', async ({ page }) => {
  await asCook(page);
  await page.goto('/menu-management?tab=files');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my menu' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const give = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

  const newPrice = `1${Math.random().toFixed(3).slice(2, 3)}.${Math.random().toFixed(4).slice(2, 4)}`;
  const withPrice = (price: string) => text.replace(/,\d+\.\d{2},/, `,${price},`);
  await give(text);
  await expect(page.getByText(/^0 new, 0 changed, \d+ unchanged\.$/)).toBeVisible();
  await give(withPrice('a lot'));
  await expect(page.getByRole('cell', { name: /price from \$0.50/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await expectAccessible(page);
  await give(withPrice(newPrice));
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(page.getByText('0 dishes added, 1 dish changed.', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Menu', exact: true }).click();
  await expect(page.getByText(`$${newPrice}`).first()).toBeVisible();
});

story('no one else can edit her menu', async ({ page }) => {
  await page.goto('/menu-management');
  await expect(page).toHaveURL(/\/supplier-login/);
  await join(page, aNewPerson('Kavya'));
  await page.goto('/menu-management');
  await expect(page.getByText('This screen is for kitchens')).toBeVisible();
});

const parts = ['', '?tab=mealtimes', '?tab=closures', '?tab=files'];
const visit = async (page: Page, part: string): Promise<void> => {
  await page.goto(`/menu-management${part}`);
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
};

for (const colorScheme of ['light', 'dark'] as const) {
  story(`every part is accessible in ${colorScheme}`, async ({ page }) => {
    await asCook(page);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 2400 });
    for (const part of parts) {
      await visit(page, part);
      await expectAccessible(page);
    }
  });
}

story('no part scrolls sideways at 320 px, nor with text at 200 %', async ({ page }) => {
  await asCook(page);
  for (const part of parts) {
    await page.setViewportSize({ width: 320, height: 844 });
    await visit(page, part);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
  }
});
