import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Tabs } from '../../ui/display/Tabs.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Chip } from '../../ui/forms/Chip.tsx';
import { ChipGroup } from '../../ui/forms/ChipGroup.tsx';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Group, Specimen } from './Specimen.tsx';

interface Texts {
  /** A chip does not wrap, and is never longer than this. */
  chip: string;
  word: string;
  name: string;
  sentence: string;
}

const texts: Record<string, Texts & { lang: string }> = {
  'Long texts': {
    lang: 'en',
    chip: 'Without onion and garlic',
    word: 'Accept the changed prices and place my order',
    name: 'Thiruvananthapuramstyleappamwithvegetablestew',
    sentence:
      'The kitchen has changed the price of two dishes since you put them in your cart, and one of them is sold out until the day after tomorrow.',
  },
  Hindi: {
    lang: 'hi',
    chip: 'प्याज और लहसुन के बिना',
    word: 'ऑर्डर करें',
    name: 'लखनऊ की रसोई',
    sentence: 'रसोई ने दो व्यंजनों के दाम बदल दिए हैं, और एक व्यंजन परसों तक उपलब्ध नहीं है।',
  },
};
const nothing = () => undefined;

export const LongTexts = () =>
  Object.entries(texts).map(([name, { lang, ...words }]) => (
    <div key={name} lang={lang}>
      <Group name={name}>
        <Actions {...words} />
        <Forms {...words} />
        <Words {...words} />
      </Group>
    </div>
  ));

const Actions = ({ chip, word, name }: Texts) => (
  <Specimen name="Button, Chip, Badge, Stepper">
    <div className="flex flex-wrap items-center gap-2">
      <Button>{word}</Button>
      <Button variant="secondary" loading>
        {word}
      </Button>
      <Chip pressed>{chip}</Chip>
      <Badge tone="leaf">{name}</Badge>
      <Stepper label={name} value={12} onChange={nothing} />
    </div>
  </Specimen>
);

const Forms = ({ chip, word, name, sentence }: Texts) => {
  const options = [
    { value: 'one', label: name },
    { value: 'other', label: word },
  ] as const;
  return (
    <Specimen name="Fields and choices">
      <div className="flex flex-col gap-4">
        <TextField label={word} hint={sentence} error={sentence} defaultValue={name} />
        <Checkbox label={sentence} error={word} />
        <Switch label={word} description={sentence} checked onChange={nothing} />
        <ChipGroup legend={word} hint={sentence} error={sentence}>
          <Chip pressed>{chip}</Chip>
          <Chip pressed={false}>{chip}</Chip>
        </ChipGroup>
        <SegmentedControl label={word} options={options} value="one" onChange={nothing} />
        <RadioCards
          legend={word}
          value="one"
          onChange={nothing}
          options={[
            { value: 'one', title: name, description: sentence },
            { value: 'other', title: name, description: sentence, disabled: true },
          ]}
        />
      </div>
    </Specimen>
  );
};

const Words = ({ word, name, sentence }: Texts) => (
  <Specimen name="Notice, Tabs, EmptyState">
    <Notice tone="warn" action={<Button variant="secondary">{word}</Button>}>
      {sentence}
    </Notice>
    <Tabs
      label={word}
      value="one"
      onChange={nothing}
      tabs={[
        { value: 'one', label: name, content: sentence },
        { value: 'other', label: word, content: sentence },
      ]}
    />
    <EmptyState icon={null} title={word} text={sentence} action={<Button>{word}</Button>} />
  </Specimen>
);
