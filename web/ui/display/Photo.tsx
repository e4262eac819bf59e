import clsx from 'clsx';

export interface PhotoSources {
  url: string;
  webpSet: string;
  avifSet: string;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
}

interface Props {
  photo: PhotoSources;
  /** How wide it is drawn, so that the browser fetches no more than that. */
  sizes: string;
  className?: string;
}

/** A photo that fills its frame; a tiny blurred preview is shown until it has loaded. */
export const Photo = ({ photo, sizes, className }: Props) => (
  <span className={clsx('relative block overflow-hidden bg-sunken', className)}>
    <img
      src={photo.placeholder}
      alt=""
      aria-hidden
      className="absolute inset-0 size-full scale-110 object-cover blur-sm"
    />
    <picture>
      <source type="image/avif" srcSet={photo.avifSet} sizes={sizes} />
      <source type="image/webp" srcSet={photo.webpSet} sizes={sizes} />
      <img
        src={photo.url}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        decoding="async"
        className="relative size-full object-cover"
      />
    </picture>
  </span>
);
