import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/visible.ts';

/** What is stored with the dish, so that a menu with photos is read as fast as one without. */
export interface StoredPhoto {
  /** Found from the content, so that a name never shows another picture later. */
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

const address = ({ name }: StoredPhoto, width: number, format: PhotoFormat): string =>
  `/photos/${photoFileName(name, width, format)}`;

const sourceSet = (photo: StoredPhoto, format: PhotoFormat): string =>
  photo.widths.map(width => `${address(photo, width, format)} ${width}w`).join(', ');

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'A photo of a dish. Its addresses never show another one.',
})
export class DishPhoto {
  @Field(() => String, { description: 'The largest one, as WebP; a path of this site.' })
  url: string;

  @Field(() => String, { description: 'All sizes as WebP, as a srcset.' })
  webpSet: string;

  @Field(() => String, { description: 'All sizes as AVIF, as a srcset.' })
  avifSet: string;

  @Field(() => Int, { description: 'The width of the largest one, in pixels.' })
  width: number;

  @Field(() => Int, { description: 'The height of the largest one, in pixels.' })
  height: number;

  @Field(() => String, { description: 'A data URL of a few bytes to show until it is there.' })
  placeholder: string;

  @Field(() => String, { description: 'What it shows, for people who do not see it.' })
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

export const asPhoto = (stored: StoredPhoto | null): DishPhoto | null => stored && new DishPhoto(stored);
