/** A photo in the sizes and formats that clients load. */
export interface PhotoRenditions {
  /** Narrowest first; width and height in pixels. */
  renditions: { width: number; height: number; webp: Buffer; avif: Buffer }[];
  /** The picture of a link preview, as JPEG, which every messenger shows. */
  preview: Buffer;
  /** A tiny placeholder while the photo loads, as a data URL. */
  placeholder: string;
}
