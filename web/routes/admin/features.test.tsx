import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  FeatureFlagsDocument,
  FindCityDocument,
  SetFeatureFlagDocument,
  type ShownFlagFragment,
} from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { answers, fails, isUnreachable } from '../../testing/answers.ts';
import { inHindi } from '../../testing/in-hindi.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import FeaturesScreen from './features.tsx';

beforeEach(() => window.history.replaceState(null, '', '/admin/features'));

const cityOf = (name: string) => ({ __typename: 'City' as const, id: name, name, state: 'GA' });
const foundCity = (name: string) => ({ ...cityOf(name), timeZone: 'America/New_York' });
const [atlanta, alpharetta] = [cityOf('Atlanta'), cityOf('Alpharetta')];
const flagOf = (more: Partial<ShownFlagFragment> = {}): ShownFlagFragment => ({
  __typename: 'FeatureFlag',
  key: 'REVIEWS',
  status: 'ON',
  percent: 100,
  isInAllCities: true,
  cities: [],
  version: 0,
  changedAt: null,
  changedByName: null,
  ...more,
});
const twenty = flagOf({
  status: 'PART',
  percent: 20,
  isInAllCities: false,
  cities: [atlanta, alpharetta],
  version: 3,
  changedAt: '2026-11-28T18:00:00Z',
  changedByName: 'Anita Desai',
});
const flags = (...featureFlags: ShownFlagFragment[]) => answers(FeatureFlagsDocument, { featureFlags });
const cities = answers(FindCityDocument, {
  cities: { __typename: 'CityConnection', nodes: ['Atlanta', 'Alpharetta', 'Decatur'].map(foundCity) },
});
const isSet = (flag: ShownFlagFragment) => answers(SetFeatureFlagDocument, { setFeatureFlag: flag });

it('shows what each feature opens, and for whom, in words', async () => {
  renderScreen(<FeaturesScreen />, [
    flags(
      flagOf({ key: 'TIFFIN_PLANS' }),
      twenty,
      flagOf({ key: 'WEBHOOKS', status: 'OFF', percent: 20, isInAllCities: false, cities: [atlanta] }),
    ),
  ]);
  const [plans, reviews, webhooks] = (await screen.findAllByRole('listitem')).map(item => within(item));
  expect(document.title).toContain('Features');
  expect(plans!.getByRole('heading', { name: 'New tiffin plans' })).toBeInTheDocument();
  expect(plans!.getByText(/^Customers can start tiffin plans at kitchens of the city\./)).toBeInTheDocument();
  expect(plans!.getByText('Open to everyone')).toBeInTheDocument();
  expect(plans!.getByText('Never changed')).toBeInTheDocument();
  expect(reviews!.getByText('Open to 20% of people in Atlanta and Alpharetta')).toBeInTheDocument();
  expect(reviews!.getByText("Visitors without an account don't see it.")).toBeInTheDocument();
  expect(
    reviews!.getByText(`Changed by Anita Desai, ${localMoment('2026-11-28T18:00:00Z')}`),
  ).toBeInTheDocument();
  expect(webhooks!.getByText('Closed to everyone')).toBeInTheDocument();
});

it.each([
  [{ percent: 100 }, 'Open to everyone in Atlanta and Alpharetta'],
  [{ isInAllCities: true, cities: [] }, 'Open to 20% of people in all cities'],
  [{ cities: [] }, 'Closed to everyone: its cities were removed'],
  [{ percent: 0 }, 'Closed to everyone'],
  [
    { cities: ['Atlanta', 'Alpharetta', 'Decatur', 'Macon', 'Roswell', 'Smyrna', 'Tucker'].map(cityOf) },
    'Open to 20% of people in Atlanta, Alpharetta, Decatur, Macon, and 3 other cities',
  ],
])('with %j it says so', async (more, words) => {
  renderScreen(<FeaturesScreen />, [flags({ ...twenty, ...more })]);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('opens a feature for a part, after the words of what that means', async () => {
  const set = isSet({ ...twenty, cities: [atlanta] });
  const read = answers(
    FeatureFlagsDocument,
    { featureFlags: [flagOf()] },
    { featureFlags: [{ ...twenty, cities: [atlanta] }] },
  );
  const anita = renderScreen(<FeaturesScreen />, [read, cities, set]);
  await anita.click(await screen.findByRole('button', { name: 'Change New reviews' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New reviews' }));
  await anita.click(dialog.getByRole('radio', { name: /^A part/ }));
  const percent = dialog.getByRole('textbox', { name: 'Percent of people' });
  for (const typed of ['', '101', '2.5', 'ten']) {
    await anita.clear(percent);
    if (typed) await anita.type(percent, typed);
    await anita.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByText('Please enter a whole number from 0 to 100.')).toBeInTheDocument();
  }
  await anita.clear(percent);
  await anita.type(percent, '20');
  expect(dialog.getByRole('radio', { name: 'All cities' })).toBeChecked();
  await anita.click(dialog.getByRole('radio', { name: 'Some cities' }));
  await anita.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByText('Please add a city, or choose all cities.')).toBeInTheDocument();
  await anita.click(await dialog.findByRole('button', { name: 'Add Atlanta, GA' }));
  expect(dialog.getByRole('searchbox', { name: 'Search cities' })).toHaveFocus();
  await anita.click(dialog.getByRole('button', { name: 'Add Decatur, GA' }));
  await anita.click(dialog.getByRole('button', { name: 'Remove Decatur, GA' }));
  await anita.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByText('Now: Open to everyone')).toBeInTheDocument();
  expect(dialog.getByText('Open to 20% of people in Atlanta')).toBeInTheDocument();
  expect(set.asked).not.toHaveBeenCalled();
  await anita.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(set.asked).toHaveBeenCalledExactlyOnceWith({
    input: { feature: 'REVIEWS', version: 0, status: 'PART', percent: 20, cityIds: ['Atlanta'] },
  });
  expect(await screen.findByText('In part')).toBeInTheDocument();
});

it('closes a feature without touching its part, and goes back when that was a mistake', async () => {
  const set = isSet({ ...twenty, status: 'OFF' });
  const anita = renderScreen(<FeaturesScreen />, [flags(twenty), cities, set]);
  await anita.click(await screen.findByRole('button', { name: 'Change New reviews' }));
  const dialog = within(await screen.findByRole('dialog'));
  await anita.click(dialog.getByRole('radio', { name: 'No one' }));
  await anita.click(dialog.getByRole('button', { name: 'Continue' }));
  await anita.click(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.getByRole('radio', { name: 'No one' })).toBeChecked();
  await anita.click(dialog.getByRole('button', { name: 'Continue' }));
  await anita.click(dialog.getByRole('button', { name: 'Close feature' }));
  await waitFor(() =>
    expect(set.asked).toHaveBeenCalledExactlyOnceWith({
      input: { feature: 'REVIEWS', version: 3, status: 'OFF' },
    }),
  );
});

it('does not open a feature everywhere whose cities were removed, when its percentage is changed', async () => {
  const set = isSet(twenty);
  const anita = renderScreen(<FeaturesScreen />, [flags({ ...twenty, cities: [] }), cities, set]);
  await anita.click(await screen.findByRole('button', { name: 'Change New reviews' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New reviews' }));
  const percent = dialog.getByRole('textbox', { name: 'Percent of people' });
  await anita.clear(percent);
  await anita.type(percent, '30');
  await anita.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByText('Please add a city, or choose all cities.')).toBeInTheDocument();
  await anita.click(dialog.getByRole('radio', { name: 'All cities' }));
  await anita.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByText('Open to 30% of people in all cities')).toBeInTheDocument();
  await anita.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(set.asked).toHaveBeenCalledExactlyOnceWith({
      input: { feature: 'REVIEWS', version: 3, status: 'PART', percent: 30, cityIds: null },
    }),
  );
});

it.each([
  [
    answers(SetFeatureFlagDocument, {
      setFeatureFlag: {
        __typename: 'CityNotFound',
        message: "We couldn't find this city.",
        field: 'cityIds',
      },
    }),
    "We couldn't find this city.",
  ],
  [isUnreachable(SetFeatureFlagDocument), 'Network error occurred'],
])('keeps what was chosen, and says why it was refused', async (refusal, words) => {
  const anita = renderScreen(<FeaturesScreen />, [flags(twenty), cities, refusal]);
  await anita.click(await screen.findByRole('button', { name: 'Change New reviews' }));
  const dialog = within(await screen.findByRole('dialog'));
  await anita.click(dialog.getByRole('button', { name: 'Continue' }));
  await anita.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(new RegExp(words))).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Percent of people' })).toHaveValue('20');
  expect(dialog.getByRole('button', { name: 'Remove Atlanta, GA' })).toBeInTheDocument();
});

it('offers another try when the settings cannot be read', async () => {
  renderScreen(<FeaturesScreen />, [fails(FeatureFlagsDocument)]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('speaks Hindi', async () => {
  await inHindi();
  renderScreen(<FeaturesScreen />, [flags(twenty)]);
  expect(await screen.findByRole('heading', { name: 'नई समीक्षाएँ' })).toBeInTheDocument();
  expect(screen.getByText('Atlanta और Alpharetta में 20% लोगों के लिए चालू')).toBeInTheDocument();
});
