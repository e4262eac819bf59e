import { cityTimeZones } from '../../../schema/constants.ts';
import { newCity } from '../../../schema/rules/city.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useAddCity } from './use-add-city.ts';

export default function AddCityDialog({ onClose }: { onClose: () => void }) {
  const addCity = useAddCity();
  const { draft, register, errors, isSubmitting, submit } = useRefusableDraftForm({
    rule: newCity,
    draft: { key: 'new-city' },
    start: { name: '', state: '', timeZone: null },
    send: addCity,
    onDone: onClose,
  });
  return (
    <Dialog
      onClose={onClose}
      title="Add a city"
      description="It starts as 'Coming Soon'. Its location comes from its ZIP codes."
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 pt-2">
        <DraftNotice draft={draft} />
        <TextField
          {...register('name')}
          label="Name"
          placeholder="Cupertino"
          autoComplete="off"
          error={errors.name?.message}
        />
        <TextField
          {...register('state')}
          label="State"
          placeholder="CA"
          maxLength={2}
          autoCapitalize="characters"
          autoComplete="off"
          error={errors.state?.message}
        />
        <SelectField
          {...register('timeZone', { setValueAs: value => value || null })}
          label="Time zone"
          optional
          hint="Usually the state's time zone; choose one if the city is near a border."
          error={errors.timeZone?.message}
        >
          <option value="">By state and longitude</option>
          {cityTimeZones.map(zone => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          Add city
        </Button>
      </form>
    </Dialog>
  );
}
