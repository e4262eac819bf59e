import type { Page } from '@playwright/test';
import { expect, expectAccessible, livingIn, story } from './support/story.ts';

const sanJose = { latitude: 37.3382, longitude: -121.8863 };
const nowhereNear = { latitude: 44.06, longitude: -121.3 };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Select Location' });
const rows = (page: Page) => dialog(page).getByRole('button', { name: /suppliers available/ });
const nearest = (page: Page) => dialog(page).getByRole('region', { name: /nearest/i });
const allCities = (page: Page) => dialog(page).getByRole('region', { name: 'All cities' });

const findNearMe = async (page: Page) => {
  await page.goto('/city-selection');
  await page.getByRole('button', { name: 'Find cities near me' }).click();
};

/** A browser whose location service fails in this way. */
const failingWith = (page: Page, code: number) =>
  page.addInitScript(failure => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      setTimeout(() => failed?.({ code: failure } as GeolocationPositionError), 50);
  }, code);

story.describe('with location granted', () => {
  story.use({ permissions: ['geolocation'], geolocation: sanJose });

  story('Asha is shown the nearest cities and chooses one', async ({ page }) => {
    await page.goto('/city-selection');
    await expect(page.getByText('Location detected')).toHaveCount(0);
    await page.getByRole('button', { name: 'Find cities near me' }).click();
    await expect(dialog(page).getByText('Location detected')).toBeVisible();
    await expect(nearest(page).getByRole('button').first()).toContainText(/San Jose, CA.*0\.\d mi/);
    expect(await nearest(page).getByRole('button').count()).toBeLessThanOrEqual(3);
    await expectAccessible(page);

    await nearest(page)
      .getByRole('button', { name: /Fremont/ })
      .click();
    await expect(page).toHaveURL(/\/home$/);
    expect(await page.evaluate(() => localStorage.getItem('selectedCity'))).toBe('Fremont');
    await expect(
      page
        .getByRole('article')
        .getByText(/^\d+\.\d mi$/)
        .first(),
    ).toBeVisible();

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Distance' });
    await expect(page).toHaveURL(/sort=distance/);
    await expect
      .poll(async () => {
        const miles = await page
          .getByRole('article')
          .getByText(/^\d+\.\d mi$/)
          .allTextContents();
        const numbers = miles.map(Number.parseFloat);
        return (
          numbers.length > 1 && numbers.every((each, index) => index === 0 || each >= numbers[index - 1]!)
        );
      })
      .toBe(true);
  });

  story('searches, sorts and keeps to what is nearby', async ({ page }) => {
    await findNearMe(page);
    const list = allCities(page);
    await expect(list.getByRole('combobox', { name: 'Sort cities by' })).toHaveValue('DISTANCE');
    await expect(list.getByRole('button', { name: /mi$/ }).first()).toContainText('San Jose');

    await list.getByRole('button', { name: /^Nearby/ }).click();
    await expect(list.getByRole('button', { name: /Boston/ })).toHaveCount(0);
    await list.getByRole('button', { name: /^Nearby/ }).click();

    await list.getByRole('combobox', { name: 'Sort cities by' }).selectOption('SUPPLIERS');
    await expect(list.getByRole('button', { name: /suppliers available/ }).first()).toContainText('San Jose');
    await list.getByRole('combobox', { name: 'Sort cities by' }).selectOption('NAME');
    await expect(list.getByRole('button', { name: /suppliers available/ }).first()).toContainText(
      'Alpharetta',
    );

    await list.getByRole('searchbox').fill('tx');
    await expect(list.getByRole('button', { name: /, TX/ }).first()).toBeVisible();
    await expect(list.getByRole('button', { name: /, CA/ })).toHaveCount(0);
    await list.getByRole('searchbox').fill('ann arbor');
    await expect(list.getByText('No cities found matching your search.')).toBeVisible();
  });

  story('Back closes the dialog, and so does Escape, with the focus where it was', async ({ page }) => {
    await findNearMe(page);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/dialog=location/);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/city-selection$/);

    await page.getByRole('button', { name: 'Find cities near me' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/city-selection$/);
    await expect(page.getByRole('button', { name: 'Find cities near me' })).toBeFocused();
  });

  story(
    'opens from the city in the header of home as well, and one step back leaves both',
    async ({ page }) => {
      await livingIn(page, 'San Jose');
      await page.goto('/home');
      await page.getByRole('button', { name: /change city/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Find cities near me' }).click();
      await expect(dialog(page).getByText('Location detected')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('article').getByText(/mi$/).first()).toBeVisible();
    },
  );
});

story.describe('far from every city', () => {
  story.use({ permissions: ['geolocation'], geolocation: nowhereNear });

  story('says that none is within 50 miles and shows where there are some', async ({ page }) => {
    await findNearMe(page);
    await expect(dialog(page).getByText(/No kitchens within 50 miles/)).toBeVisible();
    await expect(rows(page).first()).toContainText(/\d+\.\d mi/);
    await allCities(page)
      .getByRole('button', { name: /^Nearby/ })
      .click();
    await expect(dialog(page).getByText('Nearby shows only cities within 100 miles.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all cities' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});

story('a denied location leads to the search, sorted by name, and can be allowed later', async ({ page }) => {
  await failingWith(page, 1);
  await findNearMe(page);
  await expect(dialog(page).getByText('Location access unavailable')).toBeVisible();
  await expect(dialog(page).getByText('Location access denied by user')).toBeVisible();
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await expect(dialog(page).getByRole('combobox', { name: 'Sort cities by' })).toHaveValue('NAME');
  await expect(dialog(page).getByRole('button', { name: /^Nearby/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = found =>
      found({ coords: { latitude: 42.36, longitude: -71.06 } } as GeolocationPosition);
  });
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(nearest(page).getByRole('button', { name: /Boston/ })).toBeVisible();
});

story('a device that cannot tell where it is', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setGeolocationOverride', {});
  await findNearMe(page);
  await expect(dialog(page).getByText('Location information unavailable')).toBeVisible();
});

story('a search for the location that takes too long', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed, options) =>
      setTimeout(() => failed?.({ code: 3 } as GeolocationPositionError), options?.timeout);
  });
  await page.clock.install();
  await findNearMe(page);
  await expect(dialog(page).getByText('Finding your location...')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(dialog(page).getByText('Finding your location...')).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(dialog(page).getByText('Location request timed out')).toBeVisible();
});

story('a browser without geolocation, and an unknown failure', async ({ page }) => {
  await failingWith(page, 9);
  await findNearMe(page);
  await expect(dialog(page).getByText('Unknown location error')).toBeVisible();

  await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }));
  await findNearMe(page);
  await expect(dialog(page).getByText('Geolocation is not supported by this browser')).toBeVisible();
});
