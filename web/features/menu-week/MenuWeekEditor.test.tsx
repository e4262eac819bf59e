import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  MenuWeekDocument,
  type MenuWeekQuery,
  PublishMealMenusDocument,
  useMenuWeekQuery,
} from '../../generated/graphql.ts';
import { answers } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MenuWeekEditor } from './MenuWeekEditor.tsx';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const dish = (id: string, name: string, isTiffinOfTheDay = false) => ({
  __typename: 'Dish' as const,
  id,
  name,
  isAvailable: true,
  mealtimes: ['DINNER' as const],
  weekdays: everyDay,
  isTiffinOfTheDay,
});
const dinner = (serviceDate: string) => ({
  __typename: 'MenuWeekMeal' as const,
  serviceDate,
  mealtime: 'DINNER' as const,
  cutOffAt: `${serviceDate}T20:00:00Z`,
  dishIds: null,
  contents: [],
});

/** Asha usually cooks dal and bhindi for every dinner. */
const asked: MenuWeekQuery = {
  myMenuWeek: {
    __typename: 'MenuWeek',
    today: '2099-03-04',
    firstDay: '2099-03-04',
    meals: [dinner('2099-03-04'), dinner('2099-03-05')],
  },
  myMenu: {
    __typename: 'OwnMenu',
    id: 'asha',
    categories: [
      {
        __typename: 'OwnMenuCategory',
        id: 'every-day',
        name: 'Every day',
        dishes: [dish('dal', 'Dal Makhani'), dish('bhindi', 'Bhindi')],
      },
    ],
  },
};

function Editor() {
  const { data } = useMenuWeekQuery({ variables: { weeksAhead: 0 } });
  if (!data?.myMenuWeek) return null;
  const dishes = data.myMenu!.categories.flatMap(category => category.dishes);
  return <MenuWeekEditor week={data.myMenuWeek} dishes={dishes} weeksAhead={0} onWeek={vi.fn()} />;
}

const openedSheet = async () => within(await screen.findByRole('dialog'));

it('publishes what is in the tiffin of the day, and says which orders have what was in it before', async () => {
  const published = answers(PublishMealMenusDocument, {
    publishMealMenus: {
      __typename: 'PublishedMealMenus',
      mealCount: 1,
      stillOrdered: [],
      orderedContents: [
        {
          __typename: 'OrderedContent',
          serviceDate: '2099-03-04',
          mealtime: 'DINNER',
          dishId: 'tiffin',
          dishName: 'Ghar ka tiffin',
          mealContent: 'Rajma, rice',
          orders: 3,
        },
      ],
    },
  });
  const withTiffin = structuredClone(asked);
  withTiffin.myMenu!.categories[0]!.dishes.push(dish('tiffin', 'Ghar ka tiffin', true));
  const asha = renderScreen(<Editor />, [answers(MenuWeekDocument, withTiffin), published]);
  const wednesday = within(await screen.findByRole('region', { name: 'Wed, Mar 4' }));
  await asha.click(wednesday.getByRole('button', { name: /Write what is in Ghar ka tiffin/ }));
  const sheet = await openedSheet();
  await asha.type(await sheet.findByLabelText('What is in Ghar ka tiffin'), 'Dal makhani,{enter}3 roti');
  await asha.click(screen.getByRole('button', { name: 'Done' }));
  expect(await wednesday.findByRole('button', { name: /Dal makhani, 3 roti/ })).toBeVisible();
  await asha.click(screen.getByRole('button', { name: 'Publish' }));
  await asha.click(await screen.findByRole('button', { name: 'Publish until Wed, Mar 4' }));
  const words = '3 orders on Wed, Mar 4, dinner have what was in Ghar ka tiffin before: Rajma, rice.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(published.asked).toHaveBeenCalledExactlyOnceWith({
    menus: [
      {
        dishIds: ['bhindi', 'dal', 'tiffin'],
        contents: [{ dishId: 'tiffin', text: 'Dal makhani, 3 roti' }],
        meals: [{ serviceDate: '2099-03-04', mealtime: 'DINNER' }],
      },
    ],
  });
});

const takeOffDal = async (asha: ReturnType<typeof renderScreen>) => {
  const wednesday = within(await screen.findByRole('region', { name: 'Wed, Mar 4' }));
  await asha.click(wednesday.getByRole('button', { name: /Dinner/ }));
  const sheet = await openedSheet();
  await asha.click(await sheet.findByRole('checkbox', { name: 'Dal Makhani' }));
  await asha.click(screen.getByRole('button', { name: 'Done' }));
  expect(await wednesday.findByRole('button', { name: /Changed.*Bhindi/ })).toBeVisible();
  await asha.click(screen.getByRole('button', { name: 'Publish' }));
  await asha.click(await screen.findByRole('button', { name: 'Publish until Wed, Mar 4' }));
};

it('publishes what was ticked, and says which orders still have what was not', async () => {
  const published = answers(PublishMealMenusDocument, {
    publishMealMenus: {
      __typename: 'PublishedMealMenus',
      mealCount: 1,
      stillOrdered: [
        {
          __typename: 'StillOrdered',
          serviceDate: '2099-03-04',
          mealtime: 'DINNER',
          dishId: 'dal',
          dishName: 'Dal Makhani',
          orders: 3,
        },
      ],
      orderedContents: [],
    },
  });
  await takeOffDal(renderScreen(<Editor />, [answers(MenuWeekDocument, asked), published]));
  expect(await screen.findByText('3 orders still have Dal Makhani on Wed, Mar 4, dinner.')).toBeVisible();
  expect(published.asked).toHaveBeenCalledExactlyOnceWith({
    menus: [
      { dishIds: ['bhindi'], contents: [], meals: [{ serviceDate: '2099-03-04', mealtime: 'DINNER' }] },
    ],
  });
  expect(screen.queryByText('1 meal changed')).toBeNull();
});

it('says of which meals orders have closed meanwhile, and leaves their menus as they were', async () => {
  const refused = answers(PublishMealMenusDocument, {
    publishMealMenus: {
      __typename: 'MealsClosed',
      message: 'Orders have closed',
      field: 'menus',
      meals: [{ __typename: 'MealOfDay', serviceDate: '2099-03-04', mealtime: 'DINNER' }],
    },
  });
  await takeOffDal(renderScreen(<Editor />, [answers(MenuWeekDocument, asked), refused]));
  const words = /Orders have closed for Wed, Mar 4, dinner, so these menus stay/;
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText('1 meal changed')).toBeNull();
});
