import { useEffect } from 'react';
import { brand, tagline } from './brand.ts';
import { translate } from './language.ts';

let screenName: string | null | undefined;
let newsCount = 0;

function showTitle() {
  const title = screenName ? `${screenName} · ${brand}` : `${brand} · ${translate(tagline)}`;
  // A screen that counts for itself, such as the order board, is not counted twice.
  document.title = newsCount > 0 && !screenName?.startsWith('(') ? `(${newsCount}) ${title}` : title;
}

/** Names the browser tab; without a name it carries the brand and its line. */
export function useDocumentTitle(name: string | null | undefined) {
  useEffect(() => {
    screenName = name;
    showTitle();
  }, [name]);
}

/** Shows in the browser tab how much is new. */
export function countInTitle(count: number) {
  newsCount = count;
  showTitle();
}
