import sharp from 'sharp';

/** A small PDF that every reader opens. */
export const aPdf = (words = 'Permit', padding = 0): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n` +
      `%${words}${' '.repeat(padding)}\ntrailer<</Root 1 0 R/Size 3>>\n%%EOF\n`,
  );

/** A PDF of exactly this many bytes. */
export const aPdfOf = (bytes: number): Buffer => aPdf('', bytes - aPdf('').length);

export const aPng = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#8f1d4b' } })
    .png()
    .toBuffer();

export const aJpeg = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#f2b233' } })
    .jpeg()
    .toBuffer();
