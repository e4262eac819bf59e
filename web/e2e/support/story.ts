import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { mailedLinkFor } from './mailed-code.ts';

/** A story fails when the page complains: in the console, by an uncaught error, or by a server's 5xx. */
export const story = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
      page.on('response', response => {
        if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Nothing of serious or critical kind for people who use a keyboard or a screen reader. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([]);
};

/** Neither the page nor an open dialog may scroll sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(() => {
    const scrolling = [document.documentElement, ...document.querySelectorAll('[role="dialog"] > div')];
    return Math.max(...scrolling.map(each => each.scrollWidth - each.clientWidth));
  });
  expect(beyond).toBeLessThanOrEqual(0);
};

/** Whether a screen fits the narrowest phones; a usual one is left. */
export const expectToFit = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
};

/**
 * The script of a prerendered screen has come. Playwright fires the two events of a choice one after the other, and
 * the script could come between them; in the hands of a person they are one.
 */
export const expectReady = (page: Page): Promise<void> =>
  expect(page.locator('[data-prerendered]')).toHaveCount(0);

/** Visits a city as somebody who chose it before: the browser knows which, the server that there is one. */
export const livingIn = async (page: Page, city: string): Promise<void> => {
  await page.context().addCookies([{ name: 'city', value: 'chosen', url: process.env.BASE_URL! }]);
  await page.addInitScript(name => {
    if (localStorage.getItem('selectedCity') === null) localStorage.setItem('selectedCity', name);
  }, city);
};

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** A new person, so that stories don't affect each other. */
export const aNewPerson = (name: string): Person => ({
  name,
  email: `${name.toLowerCase()}.${Math.random().toString(36).slice(2, 10)}@example.com`,
  password: 'curry-leaf-7',
});

/** Fills the form of the Create Account tab. */
export const register = async (page: Page, { name, email, password }: Person): Promise<void> => {
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('(408) 555-0147');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
};

/** The field on home that finds kitchens, dishes and cuisines. */
export const searchOnHome = (page: Page) =>
  page.getByRole('combobox', { name: 'Search kitchens, dishes or cuisines' });

/** Goes from the home screen to a kitchen's page. */
export const visitKitchen = async (page: Page, kitchen: string): Promise<void> => {
  await page.goto('/home');
  await page.getByRole('article').getByRole('link', { name: kitchen }).click();
  await expect(page.getByRole('heading', { level: 1, name: kitchen })).toBeVisible();
};

/** Opens an account and is signed in, without the way through the forms; the address is still unproven. */
export const joinUnproven = async (page: Page, { name, email, password }: Person): Promise<void> => {
  const data = { name, email, password, phone: '(408) 555-0147' };
  const answer = await page.request.post('/api/auth/customer-register', { data, headers: ownNetwork() });
  expect(answer.ok()).toBe(true);
};

const group = () => Math.floor(Math.random() * 0x10000).toString(16);
/** Links are limited by network, and the stories share one. */
const ownNetwork = () => ({ 'x-forwarded-for': `2001:db8:${group()}:${group()}::1` });

const confirmMutation =
  'mutation Confirm($token: String!) { confirmEmail(token: $token) { __typename ... on Problem { message } } }';

/** The same with a proven address, as most stories are not about that. */
export const join = async (page: Page, person: Person): Promise<void> => {
  await joinUnproven(page, person);
  const { origin } = new URL((await page.request.get('/health')).url());
  const token = (await mailedLinkFor(person.email, origin)).split('#')[1];
  const data = { query: confirmMutation, variables: { token } };
  const answer = await (await page.request.post('/graphql', { data })).json();
  expect(answer.data.confirmEmail.__typename).toBe('EmailConfirmed');
};

export const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  const answer = await page.request.post('/api/auth/customer-login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
};

/** Signs in from the checkout, whose own form also asks for an email until the next screen has loaded. */
export const signInToOrder = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Takes out the complaints that belong to the story, such as those about a network that was cut. */
export const expectComplaints = (complaints: string[], ...expected: RegExp[]): void => {
  for (const pattern of expected) expect(complaints.join('\n')).toMatch(pattern);
  const others = complaints.filter(complaint => !expected.some(pattern => pattern.test(complaint)));
  complaints.splice(0, complaints.length, ...others);
};

/** What the browser says in the console about an address that leads nowhere. */
export const notFound = /status of 404/;

/** Keeps requests of this kind waiting until they are let through. */
export const holdBack = async (page: Page, url: string): Promise<() => void> => {
  let letThrough = () => {};
  const itsTime = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  await page.route(url, async route => {
    await itsTime;
    await route.continue();
  });
  return letThrough;
};

/** Chooses the last meal on offer: it is open whatever the time of day is. */
export const chooseLastMeal = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Change the meal/ }).click();
  const meals = page.getByRole('dialog', { name: 'When would you like to eat?' });
  await meals.getByRole('group', { name: 'Day' }).locator('label').last().click();
  await meals.getByRole('group', { name: 'Meal' }).locator('label', { hasText: 'rder by' }).last().click();
  await expect(meals).toHaveCount(0);
};
