import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { type FieldErrors, useWatch } from 'react-hook-form';
import { useDraftForm } from '../../../lib/drafts/use-draft-form.ts';
import { type Refusal, showRefusal } from '../../../lib/refusal.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { DraftNotice } from '../../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { AddressBadge } from '../AddressBadge.tsx';
import { AddressName } from '../AddressName.tsx';
import { type AddressDraft, namedAddressRule, unnamedAddressRule } from './address-draft.ts';
import { CityOfZip } from './CityOfZip.tsx';
import { StreetFields } from './StreetFields.tsx';
import { splitStreet } from './split-street.ts';
import { stillNeeded } from './still-needed.ts';
import { useAddressCheck } from './use-address-check.ts';
import { useZipCities } from './use-zip-cities.ts';
import { ZipField } from './ZipField.tsx';

interface Props {
  start: AddressDraft;
  /** Names the address whose form this is. */
  draftKey: string;
  /** Whether it is a saved address with a name. */
  isNamed: boolean;
  onSave: (draft: AddressDraft) => Promise<Refusal | undefined>;
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 5);

export function AddressForm({ start, draftKey, isNamed, onSave }: Props) {
  const {
    form,
    draft: stored,
    removeDraft,
  } = useDraftForm<AddressDraft>({
    resolver: zodResolver(isNamed ? namedAddressRule : unnamedAddressRule),
    mode: 'onTouched',
    start,
    draft: { key: draftKey },
  });
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const draft = useWatch({ control: form.control }) as AddressDraft;
  const check = useAddressCheck(draft);
  const { cities: zipCities, isUnknown } = useZipCities(draft.zipCode);
  const needed = stillNeeded(isUnknown ? { ...draft, zipCode: '' } : draft, isNamed);
  const cities = useRef<HTMLDivElement>(null);

  const chooseCity = (city: string, state: string) => {
    form.setValue('city', city, { shouldValidate: isSubmitted });
    form.setValue('state', state, { shouldValidate: isSubmitted });
  };
  const changeZip = (text: string) => {
    form.setValue('zipCode', digits(text));
    chooseCity('', '');
  };
  /** Only while the other field is empty: what was typed there is meant. */
  const takeApart = (text: string, other: 'streetNumber' | 'streetName') => {
    const parts = splitStreet(text);
    if (!parts || form.getValues(other)) return;
    form.setValue('streetNumber', parts.streetNumber, { shouldValidate: isSubmitted });
    form.setValue('streetName', parts.streetName, { shouldValidate: isSubmitted });
    if (parts.apartmentUnit) form.setValue('apartmentUnit', parts.apartmentUnit);
  };
  const [onlyCity, another] = zipCities ?? [];
  useEffect(() => {
    if (onlyCity && !another && !form.getValues('city')) chooseCity(onlyCity.city, onlyCity.state);
  });
  const save = async (address: AddressDraft) => {
    const refusal = await onSave(address);
    if (refusal) showRefusal(form, refusal);
    else removeDraft();
  };
  const leadToCity = ({ city, state, ...others }: FieldErrors<AddressDraft>) => {
    if ((city || state) && Object.keys(others).length === 0) cities.current?.querySelector('input')?.focus();
  };

  return (
    <form
      onSubmit={form.handleSubmit(save, leadToCity)}
      noValidate
      aria-label={t`Delivery address`}
      className="flex flex-col gap-4"
    >
      <DraftNotice draft={stored} />
      {isNamed && (
        <AddressName
          value={draft.name}
          error={errors.name?.message}
          onChange={name => form.setValue('name', name, { shouldValidate: isSubmitted })}
        />
      )}
      <StreetFields register={form.register} errors={errors} onStreet={takeApart} />
      <ZipField register={form.register} onZip={changeZip} error={errors.zipCode?.message} />
      <div ref={cities} className="empty:hidden">
        <CityOfZip
          zipCode={draft.zipCode}
          value={draft}
          error={isSubmitted && errors.city ? t`Please choose your city` : undefined}
          onChange={({ city, state }) => chooseCity(city, state)}
        />
      </div>
      {isNamed && !start.isDefault && (
        <Checkbox {...form.register('isDefault')} label={t`Use as my default address`} />
      )}
      <AddressBadge check={check} />
      <FormRefusal message={errors.root?.message} />
      <div>
        <Button
          type="submit"
          fullWidth
          loading={isSubmitting}
          aria-disabled={needed !== null || check !== 'valid'}
          aria-describedby="still-needed"
        >{t`Save address`}</Button>
        <p id="still-needed" className="mt-2 text-center text-small text-muted empty:mt-0">
          {needed}
        </p>
      </div>
    </form>
  );
}
