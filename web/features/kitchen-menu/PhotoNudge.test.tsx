import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MyMenuDocument, useMyMenuQuery } from '../../generated/graphql.ts';
import { answers } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PhotoNudge } from './PhotoNudge.tsx';

const photo = {
  __typename: 'Photo' as const,
  url: '/photos/dosa.webp',
  webpSet: '',
  avifSet: '',
  width: 4,
  height: 3,
  placeholder: 'data:,',
  alt: 'Dosa',
};
const dish = (name: string, changes: { photo?: typeof photo; isAvailable?: boolean } = {}) => ({
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
  ...changes,
});

interface Shown {
  dishes: ReturnType<typeof dish>[];
  cover?: typeof photo;
  cookPhoto?: typeof photo;
  popular?: string[];
}

function Nudge() {
  const { data } = useMyMenuQuery();
  return data?.myMenu && data.myKitchen ? (
    <>
      <PhotoNudge menu={data.myMenu} kitchen={data.myKitchen} />
      <p>Loaded</p>
    </>
  ) : null;
}

const shows = async ({ dishes, cover, cookPhoto, popular = [] }: Shown) => {
  const myMenu = {
    __typename: 'OwnMenu' as const,
    id: 'asha',
    cuisineType: 'South Indian',
    today: '2026-11-02',
    categories: [
      {
        __typename: 'OwnMenuCategory' as const,
        id: 'breakfast',
        name: 'Breakfast',
        version: 1,
        portionLimit: null,
        dishes,
      },
    ],
  };
  const myKitchen = {
    __typename: 'KitchenAccount' as const,
    id: 'account',
    supplier: {
      __typename: 'Supplier' as const,
      id: 'asha',
      cover: cover ?? null,
      cookPhoto: cookPhoto ?? null,
      popularDishes: popular.map(id => ({ __typename: 'Dish' as const, id })),
    },
  };
  const asha = renderScreen(<Nudge />, [answers(MyMenuDocument, { myMenu, myKitchen })]);
  await screen.findByText('Loaded');
  return asha;
};

it('counts the dishes customers see, and leads to the photo of the one ordered most', async () => {
  const asha = await shows({
    dishes: [dish('Idli', { photo }), dish('Upma'), dish('Dosa'), dish('Mango dosa', { isAvailable: false })],
    popular: ['idli', 'dosa'],
  });
  expect(screen.getByText('1 of 3 dishes have a photo')).toBeVisible();
  expect(screen.queryByText('Daylight from the side')).not.toBeInTheDocument();
  await asha.click(screen.getByRole('button', { name: 'Photo tips', expanded: false }));
  expect(screen.getByRole('list', { name: 'Tips for a good photo' })).toHaveTextContent('Wipe the rim');
  await asha.click(screen.getByRole('button', { name: 'Add photo of Dosa' }));
  expect(new URLSearchParams(window.location.search).get('dialog')).toBe('photo-dosa');
  window.history.replaceState(null, '', '/');
});

it('names what the kitchen itself lacks in a line of its own', async () => {
  await shows({ dishes: [dish('Idli', { photo })], cover: photo });
  expect(screen.queryByText(/have a photo/)).not.toBeInTheDocument();
  expect(screen.getByText(/no portrait of you yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add photos' })).toHaveAttribute(
    'href',
    '/supplier-settings#photos',
  );
});

it('is gone once everything has a photo', async () => {
  await shows({ dishes: [dish('Idli', { photo })], cover: photo, cookPhoto: photo });
  expect(screen.queryByRole('region', { name: 'Photos' })).not.toBeInTheDocument();
});
