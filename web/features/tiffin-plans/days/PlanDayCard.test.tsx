import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PlanDayCard } from './PlanDayCard.tsx';

type Day = Parameters<typeof PlanDayCard>[0]['day'];

const changed: Day = {
  __typename: 'TiffinDay',
  serviceDate: '2026-11-30',
  status: 'PLANNED',
  look: 'PLANNED',
  reason: null,
  code: null,
  isChanged: true,
  ownAddress: null,
  order: null,
  total: { __typename: 'Money', text: '$7.50' },
  lines: [{ __typename: 'TiffinPlanLine', dishId: 'curd', dishName: 'Curd Rice', quantity: 1, choices: [] }],
};

function ChangedDay() {
  const [isChanged, setIsChanged] = useState(true);
  return (
    <PlanDayCard
      day={{ ...changed, isChanged }}
      timeZone="America/New_York"
      canChange
      isBusy={false}
      onChange={action => setIsChanged(action !== 'reset')}
      onEdit={() => undefined}
    />
  );
}

it('leaves the focus at the day whose change is taken back', async () => {
  const ravi = renderScreen(<ChangedDay />);
  await ravi.click(screen.getByRole('button', { name: /^Back to the plan on / }));
  expect(screen.queryByText(/Curd Rice/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Change / })).toHaveFocus();
});

it('offers a meal again whose order was canceled', async () => {
  const actions: string[] = [];
  const order = {
    __typename: 'Order',
    id: 'order',
    orderNumber: 'TFN-1',
    status: 'CANCELED',
    viewerCanCancel: false,
  } as const;
  const ravi = renderScreen(
    <PlanDayCard
      day={{ ...changed, isChanged: false, status: 'ORDERED', look: 'CANCELED', order }}
      timeZone="America/New_York"
      canChange
      isBusy={false}
      onChange={action => actions.push(action)}
      onEdit={() => undefined}
    />,
  );
  await ravi.click(screen.getByRole('button', { name: /^Plan again / }));
  expect(actions).toEqual(['unskip']);
});
