import sharp from 'sharp';
import { linkPreview } from '../../schema/constants.ts';
import {
  expect,
  expectAccessible,
  expectComplaints,
  livingIn,
  story,
  visitKitchen,
} from './support/story.ts';

const kitchen = 'Evergreen Ammamma';

story.use({ serviceWorkers: 'allow' });

story(
  'Meera copies the address of a kitchen, and it leads Ravi there from his own phone',
  async ({ page, browser, baseURL, complaints }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await livingIn(page, 'San Jose');
    await visitKitchen(page, kitchen);
    const { pathname } = new URL(page.url());
    await page.getByRole('button', { name: `Share ${kitchen}` }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(new RegExp(`^${baseURL}/k/evergreen-ammamma-[2-9a-z]{8}$`));

    const ravi = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
    await ravi.goto('/help');
    // With the service worker between the page and the network, as in the installed app.
    await ravi.evaluate(async () => void (await navigator.serviceWorker.ready));
    await ravi.reload();
    await ravi.goto(address);
    await expect(ravi.getByRole('heading', { level: 1, name: kitchen })).toBeVisible();
    expect(new URL(ravi.url()).pathname).toBe(pathname);

    const lost = await ravi.goto(`${address.slice(0, -8)}22222222`);
    expect(lost!.status()).toBe(404);
    await expect(ravi.getByRole('heading', { level: 1 })).toHaveText(/404/);
    await ravi.context().setOffline(true);
    await ravi.goto(address);
    await expect(ravi.getByRole('heading', { level: 1, name: kitchen })).toBeVisible();
    await ravi.goto(`${baseURL}/k/never-opened-33333333`);
    await expect(ravi.getByRole('heading', { name: /offline/i })).toBeVisible();
    await ravi.context().close();
    expectComplaints(complaints);
  },
);

story('messengers find a picture that they show, of a kitchen and of the site', async ({ page, request }) => {
  await livingIn(page, 'San Jose');
  await visitKitchen(page, kitchen);
  const addresses = new Set<string>();
  for (const path of [new URL(page.url()).pathname, '/', '/help']) {
    const html = await (await request.get(path)).text();
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!;
    addresses.add(address);
    const picture = await request.get(address);
    const content = await picture.body();
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(content.length).toBeLessThanOrEqual(linkPreview.maxBytes);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
  expect(addresses.size).toBe(2);
});
