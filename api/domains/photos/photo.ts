import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';

/** Stored with what it shows, so that a menu with photos is read as fast as one without. */
export interface StoredPhoto {
  /** Content hash, so that a name never refers to another picture later. */
  name: string;
  widths: number[];
  width: number;
  height: number;
  placeholder: string;
  alt: string;
}

export type PhotoFormat = 'webp' | 'avif';

export const photoFileName = (name: string, width: number, format: PhotoFormat): string =>
  `${name}-${width}.${format}`;

/** The file for link previews. */
export const previewFileName = (name: string): string => `${name}-preview.jpg`;

const address = ({ name }: StoredPhoto, width: number, format: PhotoFormat): string =>
  `/photos/${photoFileName(name, width, format)}`;

const sourceSet = (photo: StoredPhoto, format: PhotoFormat): string =>
  photo.widths.map(width => `${address(photo, width, format)} ${width}w`).join(', ');

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Photo of a dish, a kitchen or a cook. Its URLs are immutable.',
})
export class Photo {
  @Field(() => String, { description: 'Path of the largest size as WebP.' })
  url: string;

  @Field(() => String, { description: 'Sizes in WebP, as a srcset.' })
  webpSet: string;

  @Field(() => String, { description: 'Sizes in AVIF, as a srcset.' })
  avifSet: string;

  @Field(() => Int, { description: 'Width of the largest size in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height of the largest size in pixels.' })
  height: number;

  @Field(() => String, { description: 'Tiny placeholder as a data URL, shown while the photo loads.' })
  placeholder: string;

  @Field(() => String, { description: 'Alt text.' })
  alt: string;

  constructor(photo: StoredPhoto) {
    this.url = address(photo, photo.width, 'webp');
    this.webpSet = sourceSet(photo, 'webp');
    this.avifSet = sourceSet(photo, 'avif');
    this.width = photo.width;
    this.height = photo.height;
    this.placeholder = photo.placeholder;
    this.alt = photo.alt;
  }
}

export const asPhoto = (stored: StoredPhoto | null | undefined): Photo | null =>
  stored ? new Photo(stored) : null;
