import { describe, expect, test } from 'vitest';
import type { StoredFacts } from '../editable-dish.ts';
import { type MenuRecord, menuColumns, readMenuCsv, writeMenuCsv } from './menu-csv.ts';
import { InvalidMenuFile } from './menu-file-problems.ts';
import { menuRow, recordOf } from './menu-row.ts';

const idli: MenuRecord = {
  category: 'Breakfast',
  name: 'Rava Idli',
  description: 'Steamed, with "podi"\nand ghee',
  price: '8.50',
  portion: '4 pieces',
  diet: 'vegetarian',
  spice: 'mild',
  allergens: 'milk; tree nuts',
  marks: '',
  meals: 'all',
  days: 'all',
  plates: '1',
  'portions a meal': '',
  options: '',
  'tiffin of the day': 'no',
  'on sale': 'yes',
};
const bytes = (text: string) => new TextEncoder().encode(text);
const facts: StoredFacts = {
  name: 'Rava Idli',
  description: 'Steamed, with "podi"\nand ghee',
  priceCents: 850,
  portion: '4 pieces',
  diet: 'VEGETARIAN',
  spiceLevel: 1,
  allergens: ['MILK', 'TREE_NUTS'],
  marks: [],
  mealtimes: ['BREAKFAST', 'LUNCH', 'DINNER'],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  plates: 1,
  portionLimit: null,
  optionGroups: [],
  isTiffinOfTheDay: false,
  isAvailable: true,
};

const onNoMenu = () => undefined;

describe('a row of a menu file', () => {
  test('says what the form says', () => {
    expect(menuRow(2, idli, onNoMenu)).toEqual({ row: 2, category: 'Breakfast', facts });
  });

  test.each([
    [{ category: '' }, 'category'],
    [{ name: '' }, 'name'],
    [{ price: '8,5x' }, 'price'],
    [{ price: '0.10' }, 'price'],
    [{ price: '' }, 'price'],
    [{ diet: 'meat' }, 'diet'],
    [{ spice: '7' }, 'spice'],
    [{ allergens: 'milk; plutonium' }, 'allergens'],
    [{ allergens: '' }, 'allergens'],
    [{ marks: 'satvik' }, 'marks'],
    [{ marks: 'jain', diet: 'non-vegetarian' }, 'marks'],
    [{ meals: 'brunch' }, 'meals'],
    [{ days: 'someday' }, 'days'],
    [{ plates: 'four' }, 'plates'],
    [{ plates: '21' }, 'plates'],
    [{ 'portions a meal': '0' }, 'portions a meal'],
    [{ 'tiffin of the day': 'perhaps' }, 'tiffin of the day'],
    [{ 'on sale': 'perhaps' }, 'on sale'],
    [{ portion: 'x'.repeat(41) }, 'portion'],
  ])('with %o names the column', (given, column) => {
    expect(menuRow(7, { ...idli, ...given }, onNoMenu)).toMatchObject({
      row: 7,
      column,
      message: expect.any(String),
    });
  });

  test.each([
    [{ price: '$8.50' }, {}],
    [{ diet: 'Non-Vegetarian' }, { diet: 'NON_VEGETARIAN' }],
    [{ spice: '3' }, { spiceLevel: 3 }],
    [{ spice: '' }, { spiceLevel: 0 }],
    [{ allergens: 'None' }, { allergens: [] }],
    [{ marks: 'Jain; No onion-garlic' }, { marks: ['JAIN', 'NO_ONION_GARLIC'] }],
    [{ allergens: 'Milk, WHEAT' }, { allergens: ['MILK', 'WHEAT'] }],
    [
      { allergens: '', 'on sale': '' },
      { allergens: null, isAvailable: false },
    ],
    [{ meals: 'Dinner; lunch' }, { mealtimes: ['DINNER', 'LUNCH'] }],
    [{ meals: '', days: '', plates: '' }, {}],
    [{ days: 'Saturday, sun' }, { weekdays: [6, 0] }],
    [{ plates: '4' }, { plates: 4 }],
    [{ 'portions a meal': '12' }, { portionLimit: 12 }],
    [{ 'tiffin of the day': 'yes' }, { isTiffinOfTheDay: true }],
    [{ 'tiffin of the day': '' }, { isTiffinOfTheDay: false }],
    [{ 'on sale': 'No' }, { isAvailable: false }],
  ])('with %o is understood', (given, expected) => {
    expect(menuRow(2, { ...idli, ...given }, onNoMenu)).toMatchObject({ facts: { ...facts, ...expected } });
  });
});

describe('a menu file', () => {
  test('that was written is read as it was, and runs nothing in a spreadsheet', () => {
    const record = recordOf('+Sweets', { ...facts, name: '=HYPERLINK("x")' });
    const written = writeMenuCsv([record, idli]);
    expect(written.split('\n')[1]).toMatch(/^'\+Sweets,"'=HYPERLINK/);
    expect(readMenuCsv(bytes(written))).toEqual([
      { row: 2, record },
      { row: 3, record: idli },
    ]);
  });

  test.each([';', '\t'])('may have %j between its cells, and its columns in any order', separator => {
    const columns = [...menuColumns].reverse();
    const line = (cells: string[]) => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(separator);
    const text = [line(columns), line(columns.map(column => idli[column]!)), ''].join('\r\n');
    expect(readMenuCsv(bytes(text))).toEqual([{ row: 2, record: idli }]);
  });

  test.each([
    ['without dishes', bytes('category,name,price,diet\n,,,\n')],
    ['without a column', bytes('category,name,diet\nA,B,vegan\n')],
    ['of nothing', bytes('')],
    ['with an open quotation mark', bytes('category,name,price,diet\n"A,B,1,vegan')],
    ['in another encoding', Buffer.from('category,name,price,diet\nCaf\xe9,B,1,vegan', 'latin1')],
    ['in UTF-16', Buffer.from('\ufeffcategory,name,price,diet\nA,B,1,vegan', 'utf16le')],
    ['that is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['with too many dishes', bytes(`category,name,price,diet\n${'A,B,1,vegan\n'.repeat(201)}`)],
  ])('%s is refused', (_, content) => {
    expect(readMenuCsv(content)).toBeInstanceOf(InvalidMenuFile);
  });
});
