import { expect, expectComplaints, livingIn, story } from './support/story.ts';

story.beforeEach(({ page }) => livingIn(page, 'San Jose'));

story(
  'offline is shown, navigation works, and everything resumes when back online',
  async ({ page, context, complaints }) => {
    await page.goto('/home');
    await expect(page.getByText('7 kitchens in San Jose')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await page.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { name: "This page isn't available offline yet" })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
    await expect(page.getByText("You're offline.")).toHaveCount(0);
    expectComplaints(complaints, /ERR_INTERNET_DISCONNECTED|screen didn't load|dynamically imported/);
  },
);

story('a network that has only just come back is given a moment', async ({ page, context, complaints }) => {
  await page.goto('/home');
  await expect(page.getByText('7 kitchens in San Jose')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: "This page isn't available offline yet" })).toBeVisible();
  await page.route('**/assets/**', route => route.abort());
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: "This didn't load" })).toBeVisible();
  await page.unroute('**/assets/**');
  await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
  expectComplaints(
    complaints,
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|screen didn't load|dynamically imported/,
  );
});

story('a list that did not load can be asked for again', async ({ page, complaints }) => {
  await page.route('**/graphql', route => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: "This didn't load" })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('7 kitchens in San Jose')).toBeVisible();
  expectComplaints(complaints, /ERR_FAILED/);
});

story('a screen that cannot be drawn says so and offers two ways on', async ({ page, complaints }) => {
  const stranger = {
    __typename: 'User',
    id: 'stranger',
    name: null,
    email: '',
    role: 'CUSTOMER',
    staffRole: null,
    rights: [],
    viewedUntil: null,
  };
  await page.route('**/graphql', route =>
    route.request().postDataJSON().operationName === 'Me'
      ? route.fulfill({ json: { data: { me: stranger } } })
      : route.continue(),
  );
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText("We're having trouble loading the page")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page.getByText('7 kitchens in San Jose')).toBeVisible();
  expectComplaints(complaints, /TypeError|error occurred/);
});

story('a page without its root says plainly that it could not start', async ({ page, complaints }) => {
  await page.route('**/help', async route => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('id="root"', 'id="elsewhere"');
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('/help');
  await expect(page.getByText('could not start in this browser')).toBeVisible();
  expectComplaints(complaints, /no root element/);
});

story('the production test finds everything in order', async ({ page, complaints }) => {
  await page.goto('/simple');
  await expect(page.getByText('Cities')).toBeVisible();
  await page.getByRole('link', { name: 'Production Test' }).click();
  await expect(page.getByText(/^\d+ items$/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Run checks' }).click();
  await expect(page.getByText(/^Passed: /)).toHaveCount(4);
  await expect(page.getByText('Wrong credentials are refused with 401')).toBeVisible();
  for (const place of ['Home', 'Customer Login', 'Supplier Login', 'Supplier Reg'])
    await expect(page.getByRole('main').getByRole('link', { name: place })).toBeVisible();
  expectComplaints(complaints, /401 \(Unauthorized\)/);
});

story('the production test names what does not answer', async ({ page, complaints }) => {
  await page.route('**/api/cities', route => route.fulfill({ status: 503, body: 'resting' }));
  await page.goto('/production-test');
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Run checks' }).click();
  await expect(page.getByText('Failed: 503: resting')).toBeVisible();
  await expect(page.getByText(/^Passed: /)).toHaveCount(3);
  expectComplaints(complaints, /503/, /401/);
});
