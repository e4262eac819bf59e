import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KitchenByline } from './KitchenByline.tsx';

const bylineOf = (kitchenName: string, cookName: string) =>
  render(
    <KitchenByline
      kitchen={{
        __typename: 'Supplier',
        id: 'lata',
        kitchenName,
        cookName,
        cuisineType: 'North Indian',
        picture: null,
        cookPhoto: null,
        menuSummary: null,
      }}
    >
      {kitchenName}
    </KitchenByline>,
  );

it('names the cook below the kitchen', () => {
  bylineOf('Lata ki Rasoi', 'Lata Pillai');
  expect(screen.getByText('by Lata Pillai')).toBeVisible();
});

it('names no cook where the kitchen registered without one', () => {
  bylineOf("Lata Pillai's Kitchen", "Lata Pillai's Kitchen");
  expect(screen.getByText("Lata Pillai's Kitchen")).toBeVisible();
  expect(screen.queryByText(/^by /)).not.toBeInTheDocument();
});
