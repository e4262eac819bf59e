import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import type { OnboardingStatus } from '../../generated/graphql.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { QueueFilters } from './QueueFilters.tsx';

const counted = (status: OnboardingStatus, count: number) => ({
  __typename: 'ApplicationCount' as const,
  status,
  count,
});
const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const searchField = createRef<HTMLInputElement>();

it('says how many applications wait for a decision', () => {
  const counts = [counted('DOCUMENTS_SUBMITTED', 2), counted('UNDER_REVIEW', 1), counted('APPROVED', 40)];
  renderScreen(<QueueFilters counts={counts} searchField={searchField} />);
  expect(choices()).toEqual(expect.arrayContaining(['To review (3)', 'Under review (1)', 'Approved (40)']));
});

it('says no number before it is known', () => {
  renderScreen(<QueueFilters counts={undefined} searchField={searchField} />);
  expect(choices()[0]).toBe('To review');
  expect(choices().join()).not.toMatch(/[0-9]/);
});
