import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { OwnDish_dishFragment } from '../../generated/graphql.ts';
import { SaveDishDocument } from '../../generated/graphql.ts';
import { answers, isUnreachable } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DishForm } from './DishForm.tsx';
import { draftOf, newDraft } from './dish-draft.ts';

const categories = [
  { id: 'breakfast', name: 'Breakfast' },
  { id: 'sweets', name: 'Sweets' },
];

const dosa: OwnDish_dishFragment = {
  __typename: 'Dish',
  id: 'dosa',
  categoryId: 'breakfast',
  soldOutOn: null,
  version: 3,
  name: 'Masala Dosa',
  description: 'Crisp',
  portion: '1 piece',
  diet: 'VEGETARIAN',
  spiceLevel: 2,
  allergens: ['MUSTARD'],
  marks: [],
  mealtimes: ['LUNCH', 'DINNER'],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  plates: 1,
  portionLimit: null,
  optionGroups: [],
  isTiffinOfTheDay: false,
  isAvailable: true,
  price: { __typename: 'Money', cents: 950, text: '$9.50' },
  photo: null,
};
const saves = (...refusals: Parameters<typeof refused>[]) => {
  const saved = { saveDish: dosa };
  const [first = saved, ...others] = [...refusals.map(each => refused(...each)), saved];
  return answers(SaveDishDocument, first, ...others);
};
const refused = (message: string, field: string | null) => ({
  saveDish: { __typename: 'InvalidInput' as const, message, field },
});

const field = (label: string) => screen.getByLabelText(label);
const contains = () => within(screen.getByRole('group', { name: 'What does it contain?' }));
const save = () => screen.getByRole('button', { name: 'Save dish' });

const newDish = (onDone: () => void = () => undefined, ...server: Parameters<typeof renderScreen>[1] & {}) =>
  renderScreen(<DishForm start={newDraft('breakfast')} categories={categories} onDone={onDone} />, server);

const fillIn = async (asha: UserEvent) => {
  await asha.type(field('Name'), 'Rava Idli');
  await asha.type(field('Price in dollars'), '7.5');
  await asha.click(contains().getByRole('button', { name: 'None of these' }));
};

it('says what Asha left out, and leads her to the first of it', async () => {
  const asha = newDish();
  await asha.click(save());
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Please name the dish');
  expect(field('Price in dollars')).toHaveAccessibleDescription('Please enter a price from $0.50 to $1,000');
});

it('asks for the allergens once all else is right', async () => {
  const server = saves();
  const asha = newDish(undefined, server);
  await asha.type(field('Name'), 'Rava Idli');
  await asha.type(field('Price in dollars'), '7.5');
  await asha.click(save());
  await waitFor(() => expect(contains().getByRole('button', { name: /^Milk/ })).toHaveFocus());
  expect(contains().getByRole('alert')).toHaveTextContent('Choose the allergens it contains');
  expect(server.asked).not.toHaveBeenCalled();

  // An allergen that is taken away again is no answer.
  await asha.click(contains().getByRole('button', { name: 'Egg' }));
  expect(contains().getByRole('alert')).toBeEmptyDOMElement();
  await asha.click(contains().getByRole('button', { name: 'Egg', pressed: true }));
  expect(await contains().findByText(/^Choose the allergens/)).toBeVisible();
});

it('lets Asha put a dish away unanswered, to finish it later', async () => {
  const server = saves();
  const onDone = vi.fn();
  const asha = newDish(onDone, server);
  await asha.type(field('Name'), 'Rava Idli');
  await asha.type(field('Price in dollars'), '7.5');
  await asha.click(screen.getByRole('switch', { name: 'Available' }));
  await asha.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.asked).toHaveBeenCalledExactlyOnceWith({
    input: expect.objectContaining({ allergens: null, isAvailable: false }),
  });
});

it('says that a dish with egg is not Jain', async () => {
  const asha = newDish();
  await fillIn(asha);
  await asha.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'Contains egg');
  const marks = within(screen.getByRole('group', { name: /^Dietary marks/ }));
  await asha.click(marks.getByRole('button', { name: 'Jain' }));
  await asha.click(save());
  await waitFor(() => expect(marks.getByRole('button', { name: 'Jain' })).toHaveFocus());
  expect(marks.getByRole('alert')).toHaveTextContent('A Jain dish is vegetarian or vegan');
});

it('sends a new dish as Asha described it, with the price in cents', async () => {
  const server = saves();
  const onDone = vi.fn();
  const asha = newDish(onDone, server);
  await fillIn(asha);
  await asha.selectOptions(screen.getByRole('combobox', { name: 'Spice level' }), 'Not spicy');
  await asha.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.asked).toHaveBeenCalledExactlyOnceWith({
    input: {
      id: undefined,
      version: undefined,
      categoryId: 'breakfast',
      name: 'Rava Idli',
      description: '',
      priceCents: 750,
      portion: '',
      diet: 'VEGETARIAN',
      spiceLevel: 0,
      allergens: [],
      marks: [],
      mealtimes: ['BREAKFAST', 'LUNCH', 'DINNER'],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      plates: 1,
      portionLimit: null,
      optionGroups: [],
      isTiffinOfTheDay: false,
      isAvailable: true,
    },
  });
  expect(await screen.findByText('Rava Idli saved', { selector: 'li *' })).toBeVisible();
});

it('sends for which meals and days a family pot is cooked', async () => {
  const server = saves();
  const asha = newDish(undefined, server);
  await fillIn(asha);
  const meals = within(screen.getByRole('group', { name: 'Cooked for' }));
  const days = within(screen.getByRole('group', { name: 'Cooked on' }));
  for (const meal of ['Breakfast', 'Lunch', 'Dinner'])
    await asha.click(meals.getByRole('button', { name: meal }));
  await asha.click(save());
  await waitFor(() => expect(meals.getByRole('alert')).toHaveTextContent('Choose at least one meal.'));
  await asha.click(meals.getByRole('button', { name: 'Dinner' }));
  await asha.click(days.getByRole('button', { name: 'Monday' }));
  await asha.clear(field('Plates a portion takes'));
  await asha.type(field('Plates a portion takes'), '4');
  await asha.click(save());
  await waitFor(() =>
    expect(server.asked).toHaveBeenCalledExactlyOnceWith({
      input: expect.objectContaining({ mealtimes: ['DINNER'], weekdays: [0, 2, 3, 4, 5, 6], plates: 4 }),
    }),
  );
});

it('changes the version of the dish that Asha saw', async () => {
  const server = saves();
  const onDone = vi.fn();
  const asha = renderScreen(
    <DishForm start={draftOf(dosa)} before={dosa} categories={categories} onDone={onDone} />,
    [server],
  );
  await asha.clear(field('Price in dollars'));
  await asha.type(field('Price in dollars'), '10');
  await asha.keyboard('{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.asked).toHaveBeenCalledExactlyOnceWith({
    input: expect.objectContaining({ id: 'dosa', version: 3, priceCents: 1000, allergens: ['MUSTARD'] }),
  });
});

it("shows the server's refusal at its field, and one about none above the button", async () => {
  const server = saves(['Too cheap for this city.', 'priceCents'], ['Your menu is full.', null]);
  const onDone = vi.fn();
  const asha = newDish(onDone, server);
  await fillIn(asha);
  await asha.click(save());
  await waitFor(() => expect(field('Price in dollars')).toHaveFocus());
  expect(field('Price in dollars')).toHaveAccessibleDescription('Too cheap for this city.');

  await asha.keyboard('0');
  await asha.click(save());
  expect(await screen.findByText('Your menu is full.')).toBeVisible();
  expect(field('Name')).toHaveValue('Rava Idli');
  expect(onDone).not.toHaveBeenCalled();

  await asha.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('keeps the dish when the network is gone, also for another day', async () => {
  const asha = newDish(undefined, isUnreachable(SaveDishDocument));
  await fillIn(asha);
  await asha.click(save());
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  asha.leave();

  const onDone = vi.fn();
  const again = newDish(onDone, saves());
  expect(screen.getByText(/What you typed before is still here./)).toBeVisible();
  expect(field('Name')).toHaveValue('Rava Idli');
  expect(contains().getByRole('button', { name: 'None of these', pressed: true })).toBeVisible();
  await again.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  again.leave();

  newDish();
  expect(field('Name')).toHaveValue('');
});

it('asks what the photo shows, for people who do not see it', async () => {
  // jsdom shows no files.
  class WithObjectUrls extends URL {
    static override createObjectURL = () => 'blob:dosa';
    static override revokeObjectURL = () => undefined;
  }
  vi.stubGlobal('URL', WithObjectUrls);
  const server = saves();
  const asha = newDish(undefined, server);
  await fillIn(asha);
  const photo = screen.getByLabelText('Choose a photo');
  await asha.upload(photo, new File(['a dosa'], 'dosa.jpg', { type: 'image/jpeg' }));
  await asha.click(save());
  await waitFor(() => expect(field('What does the photo show?')).toHaveFocus());
  expect(field('What does the photo show?')).toHaveAccessibleDescription(/^Please describe the photo/);
  expect(server.asked).not.toHaveBeenCalled();
});
