import {
  aNewPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  story,
} from './support/story.ts';

const content = `Rajma, jeera rice, 3 chapati ${Math.random().toString(36).slice(2, 6)}`;

story(
  "Asha writes what is in a lunch's tiffin, Meera orders it, and the menus of her meals go through a file",
  async ({ page, browser, baseURL }) => {
    const data = { ein: '12-3456789', email: 'asha@tiffin.example' };
    expect((await page.request.post('/api/supplier/login', { data })).ok()).toBe(true);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/menu-management?tab=week');
    await page.getByRole('tab', { name: 'Menu of the week' }).click();
    const unwritten = page.getByRole('button', { name: /Lunch.*Write what is in Ghar ki thali/ }).last();
    const heading = await unwritten.locator('xpath=ancestor::section').getAttribute('aria-labelledby');
    const day = heading!.replace('day-', '');
    const cell = page.locator(`section[aria-labelledby="${heading}"]`).getByRole('button', { name: /Lunch/ });
    await cell.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('What is in Ghar ki thali').fill(content);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(cell).toContainText(content);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: /^Publish until / }).click();
    await expect(page.getByText('Menu of 1 meal published', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await (await downloading).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of file) parts.push(part as Buffer);
    const csv = Buffer.concat(parts).toString('utf8');
    expect(csv).toContain(content);
    const upload = (text: string) =>
      page
        .getByLabel('Upload')
        .setInputFiles({ name: 'menus.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await upload(csv.replace(content, 'x'.repeat(201)));
    const effect = page.getByRole('dialog', { name: 'Upload menus' });
    await expect(effect.getByText('Please use at most 200 characters.')).toBeVisible();
    await expectAccessible(page);
    await effect.getByRole('button', { name: 'Close' }).click();
    await upload(csv.replace(content, `${content}, kachumber`));
    await effect.getByRole('button', { name: 'Publish 1 meal' }).click();
    await expect(cell).toContainText(`${content}, kachumber`);

    const { data: own } = await (
      await page.request.post('/graphql', { data: { query: '{ myMenu { id } }' } })
    ).json();
    const guest = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const meera = await guest.newPage();
    await join(meera, aNewPerson('Meera'));
    await meera.goto(`/supplier/${own.myMenu.id}?date=${day}&meal=lunch`);
    const row = meera
      .getByRole('article')
      .filter({ has: meera.getByRole('button', { name: 'Ghar ki thali', exact: true }) });
    await expect(row.first()).toContainText('Tiffin of the day');
    await expect(row.first()).toContainText(`lunch: ${content}, kachumber`);
    await row.first().getByRole('button', { name: 'Ghar ki thali', exact: true }).click();
    const opened = meera.getByRole('dialog', { name: 'Ghar ki thali' });
    await expect(opened).toContainText('what is in it changes with each meal');
    await expectAccessible(meera);
    await opened.getByRole('button', { name: 'Close' }).click();
    await row.first().getByRole('button', { name: 'Add Ghar ki thali' }).click();
    await meera.getByRole('link', { name: /View cart/ }).click();
    await expect(meera.getByText(`${content}, kachumber`)).toBeVisible();
    await expectNoSidewaysScroll(meera);
    await guest.close();
  },
);
