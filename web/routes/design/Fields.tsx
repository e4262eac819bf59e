import { useState } from 'react';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Chip } from '../../ui/forms/Chip.tsx';
import { ChipGroup } from '../../ui/forms/ChipGroup.tsx';
import { ChipSelect } from '../../ui/forms/ChipSelect.tsx';
import { ChosenOptions } from '../../ui/forms/ChosenOptions.tsx';
import { CodeField } from '../../ui/forms/CodeField.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { MailedCodeField } from '../../ui/forms/MailedCodeField.tsx';
import { NewPasswordField } from '../../ui/forms/NewPasswordField.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import PasswordStrength from '../../ui/forms/PasswordStrength.tsx';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Group, Specimen } from './Specimen.tsx';

const draft = { isRestored: true, isOutdated: false, discard: () => undefined };
const sorts = [
  { value: 'rating', label: 'Top rated' },
  { value: 'name', label: 'Name A-Z' },
];

const someCities = ['Fremont', 'Milpitas', 'San Jose'].map(name => ({ id: name, name }));

export function Fields() {
  const [search, setSearch] = useState('biryani');
  const [sort, setSort] = useState('rating');
  const [chosen, setChosen] = useState<readonly { id: string; name: string }[]>(someCities.slice(0, 1));
  const [citySearch, setCitySearch] = useState('');
  return (
    <Group name="Fields">
      <Specimen name="TextField: hint, wrong, disabled">
        <div className="flex flex-col gap-4">
          <TextField label="Phone" hint="For the cook" placeholder="(408) 555-0147" />
          <TextField label="ZIP code" defaultValue="9511" error="5 digits, for example 95112" />
          <TextField label="City" optional disabled defaultValue="San Jose" />
        </div>
      </Specimen>
      <Specimen name="PhotoPicker">
        <PhotoPicker
          label="Photo"
          hint="Daylight and a plain plate look best."
          altHint="Crisp dosa with two chutneys"
          shown={null}
          file={null}
          alt=""
          onChange={() => undefined}
          errors={{ photo: 'Please choose a JPG or PNG photo.' }}
        />
      </Specimen>
      <Specimen name="CodeField: from an app, wrong">
        <div className="flex flex-col gap-4">
          <CodeField label="Code from your authenticator app" inputMode="numeric" defaultValue="482915" />
          <CodeField
            label="Recovery code"
            defaultValue="7KQM2"
            error="A recovery code has 10 letters and digits."
          />
        </div>
      </Specimen>
      <Specimen name="PasswordField: shown on request, wrong">
        <div className="flex flex-col gap-4">
          <PasswordField label="Password" autoComplete="off" defaultValue="curry leaves" />
          <PasswordField label="New password" autoComplete="off" error="Password is required" />
        </div>
      </Specimen>
      <Specimen name="NewPasswordField: with PasswordStrength as it is typed">
        <NewPasswordField label="New password" hint="At least 6 characters" />
        <PasswordStrength password="tamarind rice and lemon" />
      </Specimen>
      <Specimen name="MailedCodeField">
        <MailedCodeField />
      </Specimen>
      <Specimen name="EmailField: empty, wrong">
        <div className="flex flex-col gap-4">
          <EmailField label="Email" />
          <EmailField label="Email" defaultValue="priya@" error="Please enter a valid email address" />
        </div>
      </Specimen>
      <Specimen name="TextArea: empty, wrong, disabled">
        <div className="flex flex-col gap-4">
          <TextArea label="Note to the cook" optional hint="300 of 300 characters left" />
          <TextArea label="Why?" error="Please give a reason." />
          <TextArea label="Story" disabled defaultValue="My grandmother cooked for her street." />
        </div>
      </Specimen>
      <Specimen name="SelectField: plain, wrong, disabled">
        <div className="flex flex-col gap-4">
          <SelectField label="State">
            <option>CA</option>
            <option>NY</option>
          </SelectField>
          <SelectField label="Daily capacity" error="Please choose one">
            <option>Choose…</option>
          </SelectField>
          <SelectField label="Country" disabled>
            <option>United States</option>
          </SelectField>
        </div>
      </Specimen>
      <Specimen name="SearchField: in use, empty">
        <div className="flex flex-col gap-4">
          <SearchField label="Search" placeholder="Search kitchens" value={search} onChange={setSearch} />
          <SearchField label="Search" placeholder="Search kitchens" value="" onChange={setSearch} />
        </div>
      </Specimen>
      <Specimen name="ChipSelect: plain, in use">
        <div className="flex flex-wrap gap-2">
          <ChipSelect label="Sort" options={sorts} value={sort} onChange={setSort} inUse={false} />
          <ChipSelect label="Sort, in use" options={sorts} value={sort} onChange={setSort} inUse />
        </div>
      </Specimen>
      <Specimen name="ChipGroup: plain, wrong">
        <div className="flex flex-col gap-4">
          <ChipGroup legend="Dietary marks" optional hint="Choose all that apply.">
            <Chip pressed>Jain</Chip>
          </ChipGroup>
          <ChipGroup legend="What does it contain?" hint="Choose all that apply." error="Please answer this">
            <Chip pressed={false}>Egg</Chip>
          </ChipGroup>
        </div>
      </Specimen>
      <Specimen name="ChosenOptions: one chosen, others found">
        <ChosenOptions
          legend="Cities"
          hint="All cities."
          chosen={chosen}
          nameOf={({ name }) => name}
          onChange={setChosen}
          search={{
            label: 'Search cities',
            placeholder: 'Name of a city',
            noneText: 'No other city with this name.',
            text: citySearch,
            onText: setCitySearch,
            onBlur: () => undefined,
            found: someCities.filter(({ name }) => name.startsWith(citySearch)),
          }}
        />
      </Specimen>
      <Specimen name="DraftNotice: restored, changed elsewhere">
        <div className="flex flex-col gap-2">
          <DraftNotice draft={draft}>Please choose the photo again.</DraftNotice>
          <DraftNotice draft={{ ...draft, isOutdated: true }} />
        </div>
      </Specimen>
      <Specimen name="Checkbox: plain, wrong">
        <Checkbox label="I cook at home" defaultChecked />
        <Checkbox label="I have read the agreement" error="Please tick this box to go on" />
      </Specimen>
      <Specimen name="FormRefusal">
        <FormRefusal message="Invalid email or password." />
      </Specimen>
    </Group>
  );
}
