import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { Chip } from './Chip.tsx';
import { ChipGroup } from './ChipGroup.tsx';
import { ChipSelect } from './ChipSelect.tsx';
import { RadioCards } from './RadioCards.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { StarChoice } from './StarChoice.tsx';
import { Switch } from './Switch.tsx';

it('ticks a checkbox by its words and by the space bar', async () => {
  const asha = userEvent.setup();
  render(<Checkbox label="I cook at home" />);
  const box = screen.getByRole('checkbox', { name: 'I cook at home' });
  await asha.click(screen.getByText('I cook at home'));
  expect(box).toBeChecked();
  await asha.keyboard(' ');
  expect(box).not.toBeChecked();
});

it('tells why a checkbox has to be ticked', () => {
  render(<Checkbox label="I cook at home" error="Please confirm" />);
  const box = screen.getByRole('checkbox', { name: 'I cook at home' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please confirm');
});

it('presses a chip by keys', async () => {
  const priya = userEvent.setup();
  const Vegan = () => {
    const [isOn, setIsOn] = useState(false);
    return (
      <Chip pressed={isOn} onClick={() => setIsOn(!isOn)}>
        Vegan
      </Chip>
    );
  };
  render(<Vegan />);
  await priya.tab();
  await priya.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Vegan', pressed: true })).toHaveFocus();
  await priya.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Vegan', pressed: false })).toHaveFocus();
});

it('asks the question of a group of chips with its hint, and alerts when it is not answered', () => {
  const question = { legend: 'What does it contain?', hint: 'Choose all that apply', children: null };
  const { rerender } = render(<ChipGroup {...question} />);
  expect(screen.getByRole('group', { name: 'What does it contain?' })).toHaveAccessibleDescription(
    'Choose all that apply',
  );
  // The region is there before its text, or a screen reader would not read it.
  const alert = screen.getByRole('alert');
  expect(alert).toBeEmptyDOMElement();

  rerender(<ChipGroup {...question} error="Please answer this" />);
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert).toHaveTextContent('Please answer this');
});

it('filters by a select in the size of a chip, and leaves out what cannot be chosen', async () => {
  const priya = userEvent.setup();
  const chosen = vi.fn();
  render(
    <ChipSelect
      label="Sort"
      value="rating"
      onChange={chosen}
      inUse={false}
      options={[
        { value: 'rating', label: 'Top rated' },
        { value: 'near', label: 'Nearest', disabled: true },
        { value: 'name', label: 'Name A-Z' },
      ]}
    />,
  );
  const sort = screen.getByRole('combobox', { name: 'Sort' });
  expect(sort).toHaveDisplayValue('Top rated');
  await priya.selectOptions(sort, 'Nearest');
  expect(chosen).not.toHaveBeenCalled();
  await priya.selectOptions(sort, 'Name A-Z');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('name');
});

type Place = 'home' | 'commercial' | 'shared';

it('moves through cards by arrows, over the one that cannot be chosen', async () => {
  const asha = userEvent.setup();
  const Where = () => {
    const [place, setPlace] = useState<Place | null>(null);
    return (
      <RadioCards<Place>
        legend="Where do you cook?"
        value={place}
        onChange={setPlace}
        options={[
          { value: 'home', title: 'At home' },
          { value: 'commercial', title: 'Commercial', description: 'Not eligible', disabled: true },
          { value: 'shared', title: 'Shared' },
        ]}
      />
    );
  };
  render(<Where />);
  const group = within(screen.getByRole('group', { name: 'Where do you cook?' }));
  await asha.click(group.getByRole('radio', { name: 'At home' }));
  expect(group.getByRole('radio', { name: 'At home' })).toBeChecked();
  expect(group.getByRole('radio', { name: /^Commercial ?Not eligible$/ })).toBeDisabled();
  await asha.keyboard('{ArrowDown}');
  expect(group.getByRole('radio', { name: 'Shared' })).toBeChecked();
  expect(group.getByRole('radio', { name: 'Shared' })).toHaveFocus();
});

it('keeps two groups of the same question apart', async () => {
  const asha = userEvent.setup();
  const Handover = ({ of }: { of: string }) => {
    const [way, setWay] = useState<'delivery' | 'pickup'>('delivery');
    const options = [
      { value: 'delivery', label: 'Delivery' },
      { value: 'pickup', label: 'Pickup' },
    ] as const;
    return <SegmentedControl label={of} value={way} onChange={setWay} options={options} />;
  };
  render(
    <>
      <Handover of="Lunch" />
      <Handover of="Dinner" />
    </>,
  );
  const lunch = within(screen.getByRole('group', { name: 'Lunch' }));
  const dinner = within(screen.getByRole('group', { name: 'Dinner' }));
  await asha.click(dinner.getByRole('radio', { name: 'Pickup' }));
  expect(lunch.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  expect(dinner.getByRole('radio', { name: 'Pickup' })).toBeChecked();
});

it('says what Ravi means by four stars, by pointer and by keys', async () => {
  const ravi = userEvent.setup();
  const Taste = () => {
    const [stars, setStars] = useState<number | null>(null);
    const error = stars === null ? 'Please choose 1 to 5 stars' : undefined;
    return <StarChoice legend="How did it taste?" value={stars} onChange={setStars} error={error} />;
  };
  render(<Taste />);
  const group = screen.getByRole('group', { name: 'How did it taste?' });
  expect(group).toHaveAccessibleDescription('Please choose 1 to 5 stars');
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose 1 to 5 stars');
  expect(screen.getByText('Tap a star')).toBeVisible();

  await ravi.click(screen.getByRole('radio', { name: '4 stars: Very good' }));
  expect(screen.getByText('Very good', { selector: 'p' })).toBeVisible();
  expect(group).not.toHaveAccessibleDescription();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();

  await ravi.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '5 stars: Wonderful' })).toBeChecked();
  await ravi.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '1 star: Poor' })).toBeChecked();
});

it('switches by its whole row, and says what it is for', async () => {
  const priya = userEvent.setup();
  const Updates = () => {
    const [isOn, setIsOn] = useState(false);
    return <Switch label="Order updates" description="When it is ready" checked={isOn} onChange={setIsOn} />;
  };
  render(<Updates />);
  const updates = screen.getByRole('switch', { name: 'Order updates' });
  expect(updates).toHaveAccessibleDescription('When it is ready');
  expect(updates).not.toBeChecked();
  await priya.click(screen.getByText('When it is ready'));
  expect(updates).toBeChecked();
  await priya.keyboard(' ');
  expect(updates).not.toBeChecked();
});
