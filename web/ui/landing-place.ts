/** Where an entry of a list lies on the page, in pixels from its top. */
export interface Lying {
  top: number;
  bottom: number;
}

/** At which place an entry lands that is dropped at a height: after all others whose middle lies above it. */
export const landingPlace = (entries: readonly Lying[], dragged: number, height: number): number =>
  entries.filter(({ top, bottom }, place) => place !== dragged && (top + bottom) / 2 < height).length;
