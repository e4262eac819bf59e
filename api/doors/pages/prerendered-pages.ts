import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { linkPreview } from '../../../schema/constants.ts';
import { asLastingPage, type Page } from './page.ts';
import { type PagePicture, withPreview } from './page-head.ts';

/** More than there are pages in all languages; another origin than that of the site is rare. */
const mostPages = 60;

const sitePicture = (origin: string): PagePicture => ({
  address: `${origin}/share/tiffin.png`,
  type: 'image/png',
  width: linkPreview.width,
  height: linkPreview.height,
  alt: 'A thali, biryani and a dosa, drawn from above',
});

/** The prerendered pages with link previews, whose addresses are absolute: only a request knows the origin. */
export const prerenderedPages = (folder: string) => {
  const pages = new LRUCache<string, Promise<Page>>({ max: mostPages });
  const make = async (file: string, origin: string, path: string) => {
    const html = await readFile(join(folder, file), 'utf8');
    return asLastingPage(withPreview(html, `${origin}${path}`, sitePicture(origin)));
  };
  return (file: string, origin: string, path: string): Promise<Page> => {
    const key = `${file} ${origin}${path}`;
    const known = pages.get(key);
    if (known) return known;
    const page = make(file, origin, path);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
    return page;
  };
};
