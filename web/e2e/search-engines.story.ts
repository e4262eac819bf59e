import { expect, livingIn, story, visitKitchen } from './support/story.ts';

story('search engines learn of every listed kitchen and of its menu', async ({ page, request }) => {
  await livingIn(page, 'San Jose');
  await visitKitchen(page, 'Evergreen Ammamma');
  const address = new URL(page.url());

  const robots = await (await request.get('/robots.txt')).text();
  const sitemapAddress = /^Sitemap: (.+)$/m.exec(robots)?.[1];
  const sitemap = await (await request.get(sitemapAddress!)).text();
  expect(sitemap).toContain(`<loc>${address.origin}${address.pathname}</loc>`);

  const html = await (await request.get(address.pathname)).text();
  expect(html).toContain('<title>Evergreen Ammamma · South Indian home kitchen in San Jose · Tiffin</title>');
  expect(html).toContain(`<link rel="canonical" href="${address.origin}${address.pathname}" />`);
  const facts = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)![1]!);
  expect(facts).toMatchObject({ name: 'Evergreen Ammamma', servesCuisine: 'South Indian' });
  expect(facts.hasMenu.hasMenuSection[0].hasMenuItem[0].offers.priceCurrency).toBe('USD');
});

story('every public page says what it is about, in words of its own', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address!);
  const pages = addresses.filter(address => !address.includes('/supplier/'));
  const heads = new Set<string>();
  for (const address of pages) {
    const answer = await request.get(address);
    expect(answer.headers().link).toBe(`<${baseURL}${new URL(address).pathname}>; rel="canonical"`);
    const html = await answer.text();
    // Those for developers have no script that could draw them again.
    if (!address.includes('/developers')) expect(html).toContain('data-prerendered');
    heads.add(/<title>(.+?)<\/title>/.exec(html)![1]!);
    heads.add(/name="description"\s+content="(.+?)"/.exec(html)![1]!);
  }
  expect(pages.length).toBeGreaterThan(7);
  expect(heads.size).toBe(2 * pages.length);
});

story('the screens of a first visit are there before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('Authentic Home-Cooked Indian Meals')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Select Your City' })).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Select Your City' })).toBeVisible();
  await context.addCookies([{ name: 'city', value: 'chosen', url: baseURL! }]);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'What are you hungry for?' })).toBeVisible();
  await page.goto('/payment-info');
  await expect(page.getByText('80% of the menu price goes to the home kitchen.')).toBeVisible();
  await context.close();
});
