import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import {
  type KitchenPhotoKind,
  type KitchenPhotos_kitchenFragment,
  useKitchenPhotos_kitchen,
} from '../../generated/graphql.ts';
import { refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import type { PhotoSources } from '../../ui/display/Photo.tsx';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';
import { isNotYetOpen } from './is-not-yet-open.ts';
import { useChangeKitchen } from './use-change-kitchen.ts';

/** The photos by which customers know a kitchen and its cook. */
export default function KitchenPhotos({
  kitchen: from,
}: {
  kitchen: FragmentType<KitchenPhotos_kitchenFragment>;
}) {
  const { supplier, status } = useKitchenPhotos_kitchen(from);
  if (isNotYetOpen(status))
    return <p className="text-muted">{t`You can add photos once your kitchen is approved.`}</p>;
  return (
    <div className="flex flex-col gap-6">
      <PhotoForm
        kind="COVER"
        label={t`Your food`}
        hint={t`It is at the top of your page and on your card. A full table looks best.`}
        altHint={t`Thali with dal, rice and two curries`}
        shown={supplier.cover}
      />
      <PhotoForm
        kind="COOK"
        label={t`You`}
        hint={t`People order from a person. Daylight and a smile are enough.`}
        altHint={t`Asha in her kitchen`}
        shown={supplier.cookPhoto}
      />
    </div>
  );
}

interface Props {
  kind: KitchenPhotoKind;
  label: string;
  hint: string;
  altHint: string;
  shown: PhotoSources | null;
}

function PhotoForm({ kind, shown, ...words }: Props) {
  const { setPhoto, removePhoto } = useChangeKitchen();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState(shown?.alt ?? '');
  const [errors, setErrors] = useState<{ photo?: string; alt?: string }>({});
  const [isBusy, setIsBusy] = useState(false);

  const change = async (changing: ReturnType<typeof setPhoto>) => {
    setIsBusy(true);
    const refusal = await changing;
    setIsBusy(false);
    setErrors(refusal ? { [refusal.field === 'alt' ? 'alt' : 'photo']: refusalText(refusal) } : {});
    return !refusal;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (file && (await change(setPhoto({ kind, alt, file })))) setFile(null);
  };
  const remove = async () => {
    if (await change(removePhoto(kind))) setAlt('');
  };
  return (
    <form
      onSubmit={event => void save(event)}
      noValidate
      aria-label={words.label}
      className="flex flex-col gap-3"
    >
      <PhotoPicker
        {...words}
        shown={shown}
        removal={
          <Button variant="ghost" loading={isBusy} onClick={() => void remove()}>{t`Remove photo`}</Button>
        }
        file={file}
        alt={alt}
        onChange={(chosen, words) => {
          setFile(chosen);
          setAlt(words);
        }}
        errors={errors}
      />
      {file && <Button type="submit" loading={isBusy}>{t`Save photo`}</Button>}
    </form>
  );
}
