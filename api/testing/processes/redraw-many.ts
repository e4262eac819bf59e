import { copyFile } from 'node:fs/promises';
import { redrawImage } from '../../platform/files/redraw-image.ts';

/**
 * Redraws an image several times concurrently. Runs in its own process, so that the peak of memory is of
 * nothing else. Prints the number of successes and the growth of memory at its peak, in bytes.
 */
const [path, contentType, count] = process.argv.slice(2) as [string, 'image/jpeg' | 'image/png', string];
const copies = Array.from({ length: Number(count) }, (_, index) => `${path}.${index}`);
for (const copy of copies) await copyFile(path, copy);
const peak = () => process.resourceUsage().maxRSS * 1024;
const before = peak();
const sizes = await Promise.all(copies.map(copy => redrawImage(copy, contentType)));
process.stdout.write(JSON.stringify({ whole: sizes.filter(Boolean).length, grown: peak() - before }));
