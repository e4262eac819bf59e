import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { type OwnDish_dishFragment, useOwnDish_dish } from '../../generated/graphql.ts';
import { refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { PhotoTips } from './PhotoTips.tsx';
import { useSetPhoto } from './use-set-photo.ts';

interface Props {
  dish: FragmentType<OwnDish_dishFragment>;
  onClose: () => void;
}

/** A photo for one dish, without the rest of its form. */
export default function DishPhotoSheet({ dish: from, onClose }: Props) {
  const dish = useOwnDish_dish(from);
  const setPhoto = useSetPhoto(dish);
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState(dish.photo?.alt ?? dish.name);
  const [errors, setErrors] = useState<{ photo?: string; alt?: string }>({});
  const [isBusy, setIsBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    setIsBusy(true);
    const refusal = await setPhoto(file, alt);
    setIsBusy(false);
    if (!refusal) return onClose();
    setErrors({ [refusal.field === 'alt' ? 'alt' : 'photo']: refusalText(refusal) });
  };
  return (
    <Sheet onClose={onClose} title={t`Add a photo`} description={dish.name}>
      <form onSubmit={event => void save(event)} noValidate className="flex flex-col gap-4 pt-1">
        {!file && <PhotoTips />}
        <PhotoPicker
          label={t`Photo`}
          isOptional={false}
          altHint={t`Crisp dosa with two chutneys`}
          shown={dish.photo}
          file={file}
          alt={alt}
          onChange={(chosen, words) => {
            setFile(chosen);
            setAlt(words);
          }}
          errors={errors}
        />
        {file && <Button type="submit" fullWidth loading={isBusy}>{t`Save photo`}</Button>}
      </form>
    </Sheet>
  );
}
