/** The position of a list item on the page, in pixels from the top. */
export interface Lying {
  top: number;
  bottom: number;
}

/** The index at which an item dropped at a height lands: after all others whose middle is above it. */
export const landingPlace = (entries: readonly Lying[], dragged: number, height: number): number =>
  entries.filter(({ top, bottom }, place) => place !== dragged && (top + bottom) / 2 < height).length;
