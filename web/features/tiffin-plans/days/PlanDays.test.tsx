import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SkipTiffinDayDocument } from '../../../generated/graphql.ts';
import { fails } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PlanDays } from './PlanDays.tsx';

type Plan = Parameters<typeof PlanDays>[0]['plan'];

const aDay = (serviceDate: string): Plan['days'][number] => ({
  __typename: 'TiffinDay',
  serviceDate,
  status: 'PLANNED',
  look: 'PLANNED',
  reason: null,
  code: null,
  isChanged: false,
  ownAddress: null,
  order: null,
  total: { __typename: 'Money', text: '$7.50' },
  lines: [{ __typename: 'TiffinPlanLine', dishId: 'curd', dishName: 'Curd Rice', quantity: 1, choices: [] }],
});

let loseLastDay: () => void;

function Plan({ onMore = async () => undefined }: { onMore?: () => Promise<unknown> }) {
  const [days, setDays] = useState([aDay('2026-11-27'), aDay('2026-11-30')]);
  loseLastDay = () => setDays(known => known.slice(0, -1));
  const supplier = { __typename: 'Supplier', city: { __typename: 'City', timeZone: 'America/New_York' } };
  const plan = {
    __typename: 'TiffinPlan',
    id: 'plan',
    stoppedAt: null,
    isRunning: true,
    endsOn: null,
    days,
    supplier,
  };
  return <PlanDays plan={plan as Plan} addresses={[]} first={2} isLoadingMore={false} onMore={onMore} />;
}

const notSaved = fails(SkipTiffinDayDocument);
const [firstSkip, lastSkip] = [0, 1];
const skipButton = (position: number) => screen.getAllByRole('button', { name: /^Skip / })[position]!;

it('leads to the days when the one that Ravi skipped is gone with its button', async () => {
  const ravi = renderScreen(<Plan />, [notSaved]);
  await ravi.click(skipButton(lastSkip));
  act(loseLastDay);
  expect(screen.getByRole('heading', { name: 'Next meals' })).toHaveFocus();
});

it('leaves the focus alone when another day goes', async () => {
  const ravi = renderScreen(<Plan />, [notSaved]);
  await ravi.click(skipButton(firstSkip));
  skipButton(firstSkip).blur();
  act(loseLastDay);
  expect(document.body).toHaveFocus();
});

it('leaves the page where it is after a tap that gave the button no focus', async () => {
  renderScreen(<Plan />, [notSaved]);
  // As Safari does.
  act(() => skipButton(lastSkip).click());
  act(loseLastDay);
  expect(document.body).toHaveFocus();
});

it('says when more days do not arrive, and offers them again', async () => {
  const ravi = renderScreen(<Plan onMore={async () => Promise.reject(new Error('offline'))} />);
  await ravi.click(screen.getByRole('button', { name: 'Show more days' }));
  expect(await screen.findByText('Not loaded. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show more days' })).toBeEnabled();
});
