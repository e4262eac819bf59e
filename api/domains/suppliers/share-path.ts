import type { SupplierRow } from './supplier-columns.ts';

/** The words are for people; long names are cut after a word. */
const longestWords = 40;

/** The words of a name in letters that no address has to encode; empty where its script has none. */
const wordsOf = (kitchenName: string): string[] => {
  const plain = kitchenName
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase();
  const words: string[] = [];
  for (const word of plain.match(/[a-z0-9]+/g) ?? []) {
    if ([...words, word].join('-').length > longestWords) break;
    words.push(word);
  }
  return words;
};

/** The short path of a kitchen's page. */
export const sharePath = ({
  kitchenName,
  shareCode,
}: Pick<SupplierRow, 'kitchenName' | 'shareCode'>): string =>
  `/k/${[...wordsOf(kitchenName), shareCode].join('-')}`;

/** The code in what follows /k/ in an address; undefined where there can be none. */
export const shareCodeIn = (name: string): string | undefined =>
  /(?:^|-)([0-9a-z]{8})$/i.exec(name)?.[1]?.toLowerCase();
