import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type Cuisine, cuisines } from '../../../schema/constants.ts';
import { kitchenProfile } from '../../../schema/rules/kitchen-profile.ts';
import { cuisineWord } from '../../food/cuisine-words.ts';
import {
  type KitchenProfileForm_kitchenFragment,
  useKitchenProfileForm_kitchen,
} from '../../generated/graphql.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { KitchenPlaceFields } from './KitchenPlaceFields.tsx';
import { KitchenReachFields } from './KitchenReachFields.tsx';
import { useChangeKitchen } from './use-change-kitchen.ts';

const asForm = ({ phone, street, supplier }: KitchenProfileForm_kitchenFragment) => ({
  kitchenName: supplier.kitchenName,
  cookName: supplier.cookName,
  phone: phone ?? '',
  description: supplier.description,
  story: supplier.story ?? '',
  cuisineType: supplier.cuisineType as Cuisine,
  offersDelivery: supplier.offersDelivery,
  offersPickup: supplier.offersPickup,
  deliveryRadiusMiles: supplier.deliveryRadiusMiles,
  address: street,
  city: supplier.city.name,
  state: supplier.city.state,
  zipCode: supplier.zipCode,
});

/** What customers read about the kitchen, how meals reach them, and where it is. */
export function KitchenProfileForm({
  kitchen: from,
}: {
  kitchen: FragmentType<KitchenProfileForm_kitchenFragment>;
}) {
  const kitchen = useKitchenProfileForm_kitchen(from);
  const { update } = useChangeKitchen();
  const { draft, form, register, errors, isSubmitting, submit } = useRefusableDraftForm({
    rule: kitchenProfile,
    draft: { key: 'kitchen-profile' },
    start: asForm(kitchen),
    send: update,
  });
  return (
    <form onSubmit={submit} noValidate aria-label={t`Kitchen profile`} className="flex flex-col gap-4">
      <DraftNotice draft={draft} />
      <TextField {...register('kitchenName')} label={t`Kitchen name`} error={errors.kitchenName?.message} />
      <TextField
        {...register('cookName')}
        label={t`Your name`}
        autoComplete="name"
        error={errors.cookName?.message}
      />
      <TextField
        {...register('phone')}
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
      />
      <SelectField {...register('cuisineType')} label={t`Cuisine`} error={errors.cuisineType?.message}>
        {cuisines.map(cuisine => (
          <option key={cuisine} value={cuisine}>
            {cuisineWord(cuisine)}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...register('description')}
        label={t`What you cook`}
        optional
        error={errors.description?.message}
      />
      <TextArea
        {...register('story')}
        label={t`Your story`}
        optional
        rows={5}
        hint={t`Shown at the top of your page.`}
        error={errors.story?.message}
      />
      <KitchenReachFields form={form} />
      <KitchenPlaceFields form={form} />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        {t`Save kitchen`}
      </Button>
    </form>
  );
}
