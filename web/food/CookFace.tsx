import clsx from 'clsx';
import { Photo, type PhotoSources } from '../ui/display/Photo.tsx';

interface Props {
  name: string;
  photo: PhotoSources | null;
  /** Width and height. */
  className?: string;
}

const frame = 'shrink-0 rounded-full border-2 border-surface';

/** The cook as a person: the portrait, or else initials on a warm ground. The words beside it give the name. */
export const CookFace = ({ name, photo, className = 'size-10 text-body' }: Props) =>
  photo ? (
    <Photo photo={photo} sizes="64px" className={clsx(frame, className)} />
  ) : (
    <span
      aria-hidden
      className={clsx(
        frame,
        'flex items-center justify-center bg-accent font-semibold text-on-accent uppercase',
        className,
      )}
    >
      {initials(name)}
    </span>
  );

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  return (words.length > 1 ? [words[0]!, words.at(-1)!] : words).map(word => word.charAt(0)).join('');
};
