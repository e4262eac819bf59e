import { type ChangeEvent, useEffect, useId, useState } from 'react';
import Camera from '~icons/lucide/camera';
import CircleAlert from '~icons/lucide/circle-alert';
import { photoAltLimit, uploadLimitBytes } from '../../../schema/constants.ts';
import { photoRefusal } from '../../../schema/rules/menu.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Photo, type PhotoSources } from '../../ui/display/Photo.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { RemovePhoto } from './RemovePhoto.tsx';

interface Props {
  /** The dish and the photo it has already. */
  shown: { dishId: string; photo: PhotoSources } | undefined;
  file: File | null;
  alt: string;
  onChange: (file: File | null, alt: string) => void;
  errors: { photo?: string; alt?: string };
}

/** Shows the chosen photo before it is sent, or the one there is, and asks what is on it. */
export function PhotoPicker({ shown, file, alt, onChange, errors }: Props) {
  const id = useId();
  const preview = useObjectUrl(file);
  const [refusal, setRefusal] = useState<string>();
  const error = refusal ?? errors.photo;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen = null] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    const why = refusalOf(chosen);
    setRefusal(why);
    if (!why) onChange(chosen, alt);
  };
  return (
    <section aria-labelledby={`${id}-label`} className="flex flex-col gap-3">
      <h3 id={`${id}-label`} className="font-medium">
        Photo <span className="font-normal text-muted">(optional)</span>
      </h3>
      {preview ? (
        <img src={preview} alt={alt} className="aspect-[4/3] w-full rounded-control object-cover" />
      ) : (
        shown && <Photo photo={shown.photo} sizes="390px" className="aspect-[4/3] w-full rounded-control" />
      )}
      <div className="flex flex-wrap gap-2">
        <label
          className={buttonLook({
            variant: 'secondary',
            className:
              'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          })}
        >
          <Camera aria-hidden className="size-5" />
          {preview || shown ? 'Choose another photo' : 'Choose a photo'}
          <input
            type="file"
            accept="image/jpeg,image/png"
            onChange={choose}
            aria-describedby={`${id}-hint`}
            className="sr-only"
          />
        </label>
        {!preview && shown && <RemovePhoto dishId={shown.dishId} />}
      </div>
      <p id={`${id}-hint`} className="text-small text-muted">
        JPG or PNG up to 10MB. Daylight and a plain plate look best.
      </p>
      <p role="alert" className="flex items-start gap-1.5 text-small text-danger empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </>
        )}
      </p>
      {(file || shown) && (
        <TextField
          data-field="photoAlt"
          label="What does the photo show?"
          hint="Read aloud by screen readers, for example: Crisp dosa with two chutneys"
          autoComplete="off"
          maxLength={photoAltLimit}
          value={alt}
          onChange={event => onChange(file, event.target.value)}
          error={errors.alt}
        />
      )}
    </section>
  );
}

const refusalOf = ({ type, size }: File): string | undefined => {
  if (type !== 'image/jpeg' && type !== 'image/png') return photoRefusal;
  return size > uploadLimitBytes ? 'Please choose a photo smaller than 10MB.' : undefined;
};

/** An object URL of a file, revoked when another is chosen. */
function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
