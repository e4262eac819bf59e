import { useEffect } from 'react';
import { brand, tagline } from './brand.ts';

/** Names the browser tab; without a name it carries the brand and its line. */
export function useDocumentTitle(name: string | null | undefined) {
  useEffect(() => {
    document.title = name ? `${name} · ${brand}` : `${brand} · ${tagline}`;
  }, [name]);
}
