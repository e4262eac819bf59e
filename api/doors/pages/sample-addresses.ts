const settings = /\bTIFFIN_URL=https?:\/\/[\w.:-]+/g;

/** Whether samples of a page set an address of the marketplace. */
export const hasSampleAddress = (html: string): boolean => html.search(settings) >= 0;

/** The page, whose samples set the address at which its reader is instead of the one in the repository. */
export const withSampleAddress = (html: string, origin: string): string =>
  html.replace(settings, () => `TIFFIN_URL=${origin}`);
