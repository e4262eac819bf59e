import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  MoveDishDocument,
  MoveMenuCategoryDocument,
  MyMenuDocument,
  useMyMenuQuery,
} from '../../generated/graphql.ts';
import { answers, fails, isUnreachable } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MenuEditor } from './MenuEditor.tsx';

/** jsdom lays nothing out: here entries of a list lie below each other, 100 pixels each. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, 200 + place * 100, 300, 100);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});
const middleOf = (place: number) => 250 + place * 100;

const dish = (name: string) => ({
  __typename: 'Dish' as const,
  id: name.toLowerCase(),
  categoryId: 'breakfast',
  soldOutOn: null,
  version: 1,
  name,
  description: '',
  portion: null,
  diet: 'VEGAN' as const,
  spiceLevel: 1,
  allergens: [],
  marks: [],
  mealtimes: ['LUNCH' as const, 'DINNER' as const],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  plates: 1,
  portionLimit: null,
  optionGroups: [],
  isTiffinOfTheDay: false,
  isAvailable: true,
  price: { __typename: 'Money' as const, cents: 700, text: '$7.00' },
  photo: null,
});
const category = (name: string, ...dishes: string[]) => ({
  __typename: 'OwnMenuCategory' as const,
  id: name.toLowerCase(),
  name,
  version: 1,
  portionLimit: null,
  dishes: dishes.map(dish),
});
const menuOf = (...categories: ReturnType<typeof category>[]) => ({
  __typename: 'OwnMenu' as const,
  id: 'asha',
  cuisineType: 'South Indian',
  today: '2026-11-02',
  categories,
});
const sweets = category('Sweets', 'Payasam');
const menu = menuOf(category('Breakfast', 'Idli', 'Dosa', 'Upma'), sweets);
const conflict = { __typename: 'MenuConflict' as const, message: 'The menu has changed.', field: null };

function Menu() {
  const { data } = useMyMenuQuery();
  return data?.myMenu ? <MenuEditor menu={data.myMenu} /> : null;
}

const kitchen = async (...server: Parameters<typeof renderScreen>[1] & {}) => {
  const asha = renderScreen(<Menu />, [
    answers(MyMenuDocument, { myMenu: menu, myKitchen: null }),
    ...server,
  ]);
  await screen.findByRole('heading', { level: 3, name: /Payasam/ });
  await asha.click(button('Reorder'));
  return asha;
};

/** An answer that takes its time, until it `arrives`. */
const slowly = (answer: MockLink.MockedResponse): MockLink.MockedResponse => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return { ...answer, delay: 5_000 };
};
const arrives = () => act(() => vi.advanceTimersByTimeAsync(5_000));

const movesDish = (...breakfast: string[]) =>
  answers(MoveDishDocument, { moveDish: menuOf(category('Breakfast', ...breakfast), sweets) });
const textsOf = (elements: HTMLElement[], around: RegExp) =>
  elements.map(({ textContent }) => textContent.replace(around, ''));
const categories = () => textsOf(screen.getAllByRole('heading', { level: 2 }), / \d+$/);
const dishes = () => textsOf(screen.getAllByRole('heading', { level: 3 }), /^VeganChange /);
const button = (name: string) => screen.getByRole('button', { name });

/** The handle of a dish or category; it is for pointers alone, and hidden from screen readers. */
const gripOf = (name: string, level: number): Element => {
  const entry = screen
    .getByRole('heading', { level, name: new RegExp(name) })
    .closest(level === 3 ? 'li' : 'section');
  return entry!.querySelector('[data-grip]')!;
};
const drag = (grip: Element, from: number, to: number) => {
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientY: middleOf(from) });
  fireEvent.pointerMove(grip, { pointerId: 1, clientY: to });
};
const drop = (grip: Element) => fireEvent.pointerUp(grip, { pointerId: 1 });

it('moves a dish by keyboard before the server answers, and keeps the focus on its button', async () => {
  const server = movesDish('Dosa', 'Idli', 'Upma');
  const asha = await kitchen(slowly(server));
  button('Move Idli down').focus();
  await asha.keyboard('{Enter}');
  expect(dishes()).toEqual(['Dosa', 'Idli', 'Upma', 'Payasam']);
  expect(button('Move Idli down')).toHaveFocus();
  expect(server.asked).not.toHaveBeenCalled();

  await arrives();
  expect(server.asked).toHaveBeenCalledExactlyOnceWith({ dishId: 'idli', place: 1 });
  expect(dishes()).toEqual(['Dosa', 'Idli', 'Upma', 'Payasam']);
});

it('moves nothing beyond the ends of a list', async () => {
  const server = movesDish('Idli', 'Dosa', 'Upma');
  const asha = await kitchen(server);
  await asha.click(button('Move Idli up'));
  await asha.click(button('Move Upma down'));
  expect(dishes()).toEqual(['Idli', 'Dosa', 'Upma', 'Payasam']);
  expect(server.asked).not.toHaveBeenCalled();
});

it('drags a dish to where it is dropped, below the last', async () => {
  const server = movesDish('Dosa', 'Upma', 'Idli');
  await kitchen(server);
  const grip = gripOf('Idli', 3);
  drag(grip, 0, middleOf(2) + 10);
  expect(dishes()).toEqual(['Idli', 'Dosa', 'Upma', 'Payasam']);
  drop(grip);
  await waitFor(() => expect(dishes()).toEqual(['Dosa', 'Upma', 'Idli', 'Payasam']));
  await waitFor(() => expect(server.asked).toHaveBeenCalledExactlyOnceWith({ dishId: 'idli', place: 2 }));
});

it('drags a dish up', async () => {
  const server = movesDish('Upma', 'Idli', 'Dosa');
  await kitchen(server);
  const grip = gripOf('Upma', 3);
  drag(grip, 2, middleOf(0) - 10);
  drop(grip);
  await waitFor(() => expect(server.asked).toHaveBeenCalledExactlyOnceWith({ dishId: 'upma', place: 0 }));
});

it('leaves a dish that is dropped where it was, or canceled with Escape', async () => {
  const server = movesDish('Idli', 'Dosa', 'Upma');
  await kitchen(server);
  const grip = gripOf('Idli', 3);
  drag(grip, 0, middleOf(0) + 20);
  drop(grip);
  drag(grip, 0, middleOf(2) + 10);
  fireEvent.keyDown(window, { key: 'Escape' });
  drop(grip);
  drag(grip, 0, middleOf(2) + 10);
  fireEvent.pointerCancel(grip, { pointerId: 1 });
  drop(grip);
  expect(dishes()).toEqual(['Idli', 'Dosa', 'Upma', 'Payasam']);
  expect(server.asked).not.toHaveBeenCalled();
});

it.each([
  { server: () => fails(MoveDishDocument), words: 'Please try again.' },
  { server: () => isUnreachable(MoveDishDocument), words: 'Network error occurred' },
  { server: () => answers(MoveDishDocument, { moveDish: conflict }), words: 'The menu has changed.' },
])('restores the order when the move fails, and says so: $words', async ({ server, words }) => {
  await kitchen(slowly(server()));
  const grip = gripOf('Idli', 3);
  drag(grip, 0, middleOf(1) + 10);
  drop(grip);
  await waitFor(() => expect(dishes()).toEqual(['Dosa', 'Idli', 'Upma', 'Payasam']));

  await arrives();
  expect(await screen.findByText('Dish not moved', { selector: 'li *' })).toBeVisible();
  expect(screen.getByText(words, { selector: 'li *' })).toBeVisible();
  expect(dishes()).toEqual(['Idli', 'Dosa', 'Upma', 'Payasam']);
});

it('moves a category with its dishes, by button and by dragging', async () => {
  const [breakfast] = menu.categories;
  const server = answers(
    MoveMenuCategoryDocument,
    { moveMenuCategory: menuOf(sweets, breakfast!) },
    { moveMenuCategory: menuOf(breakfast!, sweets) },
  );
  const asha = await kitchen(server);
  await asha.click(button('Move category Sweets up'));
  expect(categories()).toEqual(['Sweets', 'Breakfast']);
  expect(dishes()).toEqual(['Payasam', 'Idli', 'Dosa', 'Upma']);
  await waitFor(() => expect(server.asked).toHaveBeenLastCalledWith({ categoryId: 'sweets', place: 0 }));

  const grip = gripOf('Sweets', 2);
  drag(grip, 0, middleOf(1) + 10);
  drop(grip);
  await waitFor(() => expect(categories()).toEqual(['Breakfast', 'Sweets']));
  await waitFor(() => expect(server.asked).toHaveBeenLastCalledWith({ categoryId: 'sweets', place: 1 }));
});

it('restores the order of the categories when the move fails', async () => {
  const asha = await kitchen(slowly(fails(MoveMenuCategoryDocument)));
  await asha.click(button('Move category Sweets up'));
  expect(categories()).toEqual(['Sweets', 'Breakfast']);

  await arrives();
  expect(await screen.findByText('Category not moved', { selector: 'li *' })).toBeVisible();
  expect(categories()).toEqual(['Breakfast', 'Sweets']);
});

const longMenu = menuOf(
  category('Breakfast', 'Idli', 'Dosa', 'Upma', 'Pongal'),
  category('Curries', 'Sambar', 'Rasam', 'Chettinad chicken'),
  category('Sweets', 'Payasam', 'Kesari'),
);
const longKitchen = async () => {
  const asha = renderScreen(<Menu />, [answers(MyMenuDocument, { myMenu: longMenu, myKitchen: null })]);
  await screen.findByRole('heading', { level: 3, name: /Payasam/ });
  return asha;
};

it('finds a dish of a long menu by parts of its name', async () => {
  const asha = await longKitchen();
  await asha.type(screen.getByRole('searchbox', { name: 'Find a dish' }), 'chick chet');
  expect(categories()).toEqual(['Curries']);
  expect(dishes()).toEqual(['Chettinad chicken']);
  expect(screen.getByRole('status')).toHaveTextContent('1 dish found');
  await asha.keyboard('xyz');
  expect(screen.getByText('No dish found')).toBeVisible();
  await asha.click(button('Show all dishes'));
  expect(dishes()).toHaveLength(9);
});

it('searches no menu that is seen at a glance', async () => {
  const asha = await kitchen();
  await asha.click(button('Reorder'));
  expect(dishes()).toHaveLength(4);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('folds a category until Asha opens it again, also on another visit', async () => {
  const asha = await longKitchen();
  await asha.click(screen.getByRole('button', { name: /^Curries/, expanded: true }));
  expect(dishes()).toEqual(['Idli', 'Dosa', 'Upma', 'Pongal', 'Payasam', 'Kesari']);
  asha.leave();

  const again = await longKitchen();
  expect(dishes()).not.toContain('Sambar');
  await again.click(button('Show all'));
  expect(dishes()).toHaveLength(9);
  await again.click(button('Fold all'));
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});
