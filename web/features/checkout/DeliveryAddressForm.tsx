import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { addressLine, type DeliveryAddress, deliveryAddress } from '../../../schema/rules/address.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AddressBadge } from './AddressBadge.tsx';
import { fieldsOf } from './address-fields.ts';
import { CityOfZip } from './CityOfZip.tsx';
import { useAddressCheck } from './use-address-check.ts';

interface Props {
  /** The address as it was kept, to start from. */
  line: string | null;
  onSave: (line: string) => void;
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 5);

export function DeliveryAddressForm({ line, onSave }: Props) {
  const form = useForm<DeliveryAddress>({
    resolver: zodResolver(deliveryAddress),
    defaultValues: fieldsOf(line),
  });
  const { errors } = form.formState;
  const fields = useWatch({ control: form.control }) as DeliveryAddress;
  const check = useAddressCheck(fields);

  const chooseCity = (city: string, state: string) => {
    form.setValue('city', city, { shouldValidate: form.formState.isSubmitted });
    form.setValue('state', state, { shouldValidate: form.formState.isSubmitted });
  };

  const changeZip = (text: string) => {
    form.setValue('zipCode', digits(text));
    chooseCity('', '');
  };

  return (
    <form
      onSubmit={form.handleSubmit(address => onSave(addressLine(address)))}
      noValidate
      aria-label="Delivery address"
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap gap-3 *:grow *:first:basis-20 *:last:basis-44">
        <TextField
          {...form.register('streetNumber')}
          label="Number"
          autoComplete="off"
          error={errors.streetNumber?.message}
        />
        <TextField
          {...form.register('streetName')}
          label="Street name"
          autoComplete="address-line1"
          error={errors.streetName?.message}
        />
      </div>
      <TextField
        {...form.register('apartmentUnit')}
        label="Apartment or unit"
        optional
        autoComplete="address-line2"
        error={errors.apartmentUnit?.message}
      />
      <TextField
        {...form.register('zipCode', { onChange: event => changeZip(event.target.value) })}
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        error={errors.zipCode?.message}
      />
      <CityOfZip
        zipCode={fields.zipCode}
        value={fields}
        error={errors.city ? 'Please choose your city' : undefined}
        onChange={({ city, state }) => chooseCity(city, state)}
      />
      <AddressBadge check={check} />
      <Button type="submit">Save address</Button>
    </form>
  );
}
