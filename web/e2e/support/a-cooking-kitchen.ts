import type { Browser, Page } from '@playwright/test';
import { anApplicant, fremont } from './an-applicant.ts';
import { expect, signIn } from './story.ts';

export const ask = async (page: Page, query: string, variables: Record<string, unknown> = {}) => {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
};

const approve = async (cook: Page, admin: Page): Promise<void> => {
  const { onboarding } = await ask(cook, '{ onboarding { id } }');
  const { id } = onboarding;
  await ask(admin, 'mutation ($id: ID!) { startReview(applicationId: $id) { __typename } }', { id });
  const { application } = await ask(
    admin,
    'query ($id: ID!) { application(id: $id) { steps { document { id } } } }',
    { id },
  );
  for (const { document } of application.steps)
    if (document)
      await ask(admin, 'mutation ($id: ID!) { acceptDocument(documentId: $id) { __typename } }', document);
  await ask(admin, 'mutation ($id: ID!) { approveApplication(applicationId: $id) { __typename } }', { id });
};

const lunch = {
  name: 'Lemon Rice',
  description: 'With peanuts and curry leaves.',
  priceCents: 850,
  portion: '1 box',
  diet: 'VEGETARIAN',
  spiceLevel: 1,
  allergens: ['PEANUTS'],
  marks: [],
  mealtimes: ['LUNCH'],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  plates: 1,
  portionLimit: null,
  optionGroups: [],
  isTiffinOfTheDay: false,
  isAvailable: true,
};

/** Adds a lunch of every day to the first category of the kitchen's menu. */
export const addLunchDish = async (
  cook: Page,
  facts: Partial<typeof lunch> = {},
): Promise<{ dishId: string }> => {
  const { myMenu } = await ask(cook, '{ myMenu { id categories { id } } }');
  const { saveDish } = await ask(
    cook,
    'mutation ($input: DishInput!) { saveDish(input: $input) { ... on Dish { id } } }',
    { input: { ...lunch, ...facts, categoryId: myMenu.categories[0].id } },
  );
  return { dishId: saveDish.id };
};

/** A kitchen that an admin has approved and that cooks one lunch on every day; answers its name and its dish. */
export const aCookingKitchen = async (
  cook: Page,
  admin: Page,
  name: string,
): Promise<{ kitchenName: string; supplierId: string; dishId: string }> => {
  const kitchenName = await anApplicant(cook, name, fremont);
  await approve(cook, admin);
  await ask(cook, 'mutation { addMenuCategory(name: "Lunch") { ... on OwnMenu { id } } }');
  const { dishId } = await addLunchDish(cook);
  const { myCookingWeek } = await ask(cook, '{ myCookingWeek { id version } }');
  const meal = {
    version: myCookingWeek.version,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    mealtime: 'LUNCH',
    plates: 10,
    cutOffMinutes: 600,
    servedFromMinutes: 720,
    servedUntilMinutes: 840,
  };
  await ask(
    cook,
    'mutation ($input: MealtimePlanInput!) { saveMealtimePlan(input: $input) { __typename } }',
    { input: meal },
  );
  return { kitchenName, supplierId: myCookingWeek.id, dishId };
};

/** The same, with an admin of its own who signs in and leaves again. */
export const aNewlyApprovedKitchen = async (cook: Page, browser: Browser, name: string) => {
  const admin = await browser.newPage();
  await signIn(admin, 'admin@tiffin.example', 'tiffin-admin');
  const kitchen = await aCookingKitchen(cook, admin, name);
  await admin.close();
  return kitchen;
};
