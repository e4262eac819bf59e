import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A photo in one size and format. Deleting the row releases the file. */
@Entity({ tableName: 'photo_files' })
export class PhotoFile {
  /** Last segment of its URL. */
  @PrimaryKey({ type: 'text' })
  name!: string;

  /** Name that all sizes and formats of the photo share. */
  @Property({ type: 'text', index: 'photo_files_of_photo' })
  photo!: string;

  @Property({ type: 'text', index: 'photo_files_key' })
  fileKey!: string;

  @Property({ type: 'text' })
  contentType!: string;
}
