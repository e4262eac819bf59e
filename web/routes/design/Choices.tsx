import { useState } from 'react';
import { WeekdayChoice } from '../../food/WeekdayChoice.tsx';
import { Tabs } from '../../ui/display/Tabs.tsx';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { StarChoice } from '../../ui/forms/StarChoice.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { Group, Specimen } from './Specimen.tsx';

type Place = 'home' | 'commercial' | 'shared';

export function Choices() {
  const [isOn, setIsOn] = useState(true);
  const [stars, setStars] = useState<number | null>(4);
  const [plates, setPlates] = useState(2);
  const [place, setPlace] = useState<Place>('home');
  const [days, setDays] = useState([1, 3, 5]);
  const [tab, setTab] = useState<'in' | 'new'>('in');
  return (
    <Group name="Choices">
      <Specimen name="Switch: on or off, off">
        <Switch label="Order updates" description="When it is ready" checked={isOn} onChange={setIsOn} />
        <Switch label="Sound" checked={false} onChange={() => undefined} />
      </Specimen>
      <Specimen name="StarChoice: chosen, missing">
        <StarChoice legend="How did it taste?" value={stars} onChange={setStars} />
        <StarChoice legend="And this?" value={null} onChange={setStars} error="Please choose 1 to 5 stars" />
      </Specimen>
      <Specimen name="Stepper: none yet, some, at its end">
        <div className="flex flex-wrap gap-3">
          <Stepper label="Idli" value={0} onChange={setPlates} />
          <Stepper label="Dosa" value={plates} onChange={setPlates} />
          <Stepper label="Vada" value={9} max={9} onChange={setPlates} />
        </div>
      </Specimen>
      <Specimen name="SegmentedControl">
        <SegmentedControl
          label="Handover"
          value={isOn ? 'delivery' : 'pickup'}
          onChange={value => setIsOn(value === 'delivery')}
          options={[
            { value: 'delivery', label: 'Delivery' },
            { value: 'pickup', label: 'Pickup' },
          ]}
        />
      </Specimen>
      <Specimen name="RadioCards: chosen, open, not available">
        <RadioCards<Place>
          legend="Where is your kitchen?"
          value={place}
          onChange={setPlace}
          options={[
            { value: 'home', title: 'At home', description: 'Where you live' },
            { value: 'shared', title: 'Shared' },
            { value: 'commercial', title: 'Commercial', description: 'Not eligible', disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="WeekdayChoice: chosen, none">
        <WeekdayChoice legend="On these days" value={days} onChange={setDays} />
        <WeekdayChoice
          legend="And on these?"
          value={[]}
          onChange={setDays}
          error="Choose at least one day."
        />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Specimen of tabs"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'in', label: 'Sign In', content: 'The first' },
            { value: 'new', label: 'Create Account', content: 'The second' },
          ]}
        />
      </Specimen>
    </Group>
  );
}
