/** A photo in the sizes and formats that clients load. */
export interface PhotoRenditions {
  /** From the narrowest to the widest; width and height in pixels. */
  renditions: { width: number; height: number; webp: Buffer; avif: Buffer }[];
  /** A few bytes to show while the photo loads, as a data URL. */
  placeholder: string;
}
