import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';
import Camera from '~icons/lucide/camera';
import CircleAlert from '~icons/lucide/circle-alert';
import Image from '~icons/lucide/image';
import { photoAltLimit, uploadLimitBytes } from '../../../schema/constants.ts';
import { photoRefusal } from '../../../schema/rules/menu.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { FileButton } from '../actions/FileButton.tsx';
import { Photo, type PhotoSources } from '../display/Photo.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  label: string;
  isOptional?: boolean;
  hint?: string;
  /** An example of words about such a photo. */
  altHint: string;
  /** The photo that there is already. */
  shown: PhotoSources | null | undefined;
  /** Removes the one that there is. */
  removal?: ReactNode;
  file: File | null;
  alt: string;
  onChange: (file: File | null, alt: string) => void;
  errors: { photo?: string; alt?: string };
}

/** Shows the chosen photo before it is sent, or the one there is, and asks what is on it. */
export function PhotoPicker({ label, isOptional = true, hint, altHint, shown, removal, ...chosen }: Props) {
  const { file, alt, onChange, errors } = chosen;
  const id = useId();
  const preview = useObjectUrl(file);
  const [refusal, setRefusal] = useState<string>();
  const error = refusal ?? errors.photo;

  const choose = (chosen: File) => {
    const why = refusalOf(chosen);
    setRefusal(why);
    if (!why) onChange(chosen, alt);
  };
  const button = {
    accept: 'image/jpeg,image/png',
    onChoose: choose,
    describedBy: `${id}-hint`,
    isSnug: true,
  };
  return (
    <section aria-labelledby={`${id}-label`} className="flex flex-col gap-3">
      <h3 id={`${id}-label`} className="font-medium">
        {label} {isOptional && <span className="font-normal text-muted">{t`(optional)`}</span>}
      </h3>
      {preview ? (
        <img src={preview} alt={alt} className="aspect-[4/3] w-full rounded-control object-cover" />
      ) : (
        shown && <Photo photo={shown} sizes="390px" className="aspect-[4/3] w-full rounded-control" />
      )}
      <div className="flex flex-wrap gap-2">
        {hasCamera() && (
          <FileButton {...button} isCamera>
            <Camera aria-hidden className="size-5" /> {t`Take a photo`}
          </FileButton>
        )}
        <FileButton {...button}>
          <Image aria-hidden className="size-5" />
          {preview || shown ? t`Choose another photo` : t`Choose a photo`}
        </FileButton>
        {!preview && shown && removal}
      </div>
      <p id={`${id}-hint`} className="text-small text-muted">
        {t`JPG or PNG up to 10MB.`} {hint}
      </p>
      <p role="alert" className="flex items-start gap-1.5 text-small text-danger empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {sentenceText(error)}
          </>
        )}
      </p>
      {(file || shown) && (
        <TextField
          data-field="photoAlt"
          label={t`What does the photo show?`}
          hint={t`Read aloud by screen readers, for example: ${altHint}`}
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

/** Phones and tablets open their camera for a field that captures; it then offers no pictures that exist already. */
const hasCamera = () => window.matchMedia?.('(pointer: coarse)').matches;

const refusalOf = ({ type, size }: File): string | undefined => {
  if (type !== 'image/jpeg' && type !== 'image/png') return photoRefusal;
  return size > uploadLimitBytes ? t`Please choose a photo smaller than 10MB.` : undefined;
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
