import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-images-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A few hundred kilobytes that decode to this many megapixels. */
const plain = (megapixels: number, channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width: 8000,
      height: megapixels * 125,
      channels,
      background: { r: 200, g: 90, b: 20, alpha: 0.5 },
    },
    limitInputPixels: false,
  });

const turned = (image: Sharp) => image.withMetadata({ orientation: 6 });
const progressive = { progressive: true, chromaSubsampling: '4:4:4' };

test.each<[string, 'image/jpeg' | 'image/png', whole: number, () => Sharp]>([
  ['an upright JPEG of 59 megapixels', 'image/jpeg', 3, () => plain(59).jpeg()],
  ['a JPEG of 59 megapixels that lies on its side', 'image/jpeg', 3, () => turned(plain(59).jpeg())],
  ['a progressive JPEG of 39 megapixels', 'image/jpeg', 3, () => plain(39).jpeg(progressive)],
  ['a progressive JPEG of 59 megapixels', 'image/jpeg', 0, () => plain(59).jpeg(progressive)],
  ['an interlaced PNG of 59 megapixels', 'image/png', 3, () => plain(59, 4).png({ progressive: true })],
  ['a PNG of 16 bits and 59 megapixels', 'image/png', 0, () => plain(59, 4).toColourspace('rgb16').png()],
])(
  '%s takes at most 300 MiB, however many arrive at once',
  { timeout: 120_000 },
  async (_, type, whole, image) => {
    const path = join(folder, 'image');
    await image().toFile(path);
    const script = join(import.meta.dirname, 'redraw-many.ts');
    const node = ['--experimental-transform-types', script, path, type, '3'];
    const { stdout } = await promisify(execFile)(process.execPath, node);
    const answer = JSON.parse(stdout);
    expect(answer.whole).toBe(whole);
    expect(answer.grown).toBeLessThan(300 * 1024 * 1024);
  },
);
