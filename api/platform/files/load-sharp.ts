/** Loads the library of images with the first one. It stores nothing of them for the next, which is another image. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};
