import type { Visitor } from './visitor.ts';

const money = 'price { cents }';
export const dishFields = `id categoryId name description ${money} portion diet spiceLevel allergens marks mealtimes weekdays
  plates portionLimit isAvailable isTiffinOfTheDay optionGroups { id name least most choices { id name priceCents allergens diet } }
  soldOutOn version`;
const menuFields = `id today categories { id name version portionLimit dishes { ${dishFields} } }`;
const problemFields = `... on Problem { code message field }`;

export interface OwnDishAnswer {
  id: string;
  categoryId: string;
  name: string;
  version: number;
  isAvailable: boolean;
  soldOutOn: string | null;
  allergens: string[] | null;
}

/** Input of a dish; available and with milk by default. */
export const aDish = (categoryId: string, given: Record<string, unknown> = {}) => ({
  categoryId,
  name: 'Rava Idli',
  description: 'Steamed, with coconut chutney.',
  priceCents: 850,
  portion: '4 pieces',
  diet: 'VEGETARIAN',
  spiceLevel: 1,
  allergens: ['MILK'],
  marks: [],
  mealtimes: ['BREAKFAST', 'LUNCH', 'DINNER'],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  plates: 1,
  portionLimit: null,
  optionGroups: [],
  isTiffinOfTheDay: false,
  isAvailable: true,
  ...given,
});

/** A cook's operations on a menu through GraphQL: return the result or the Problem. */
export class OwnMenuActs {
  constructor(readonly cook: Visitor) {}

  async read() {
    return (await this.cook.graphql(`{ myMenu { ${menuFields} } }`)).myMenu;
  }

  addCategory = (name: string) =>
    this.#menu('addMenuCategory', { name: ['String!', name] }, menuFields, 'OwnMenu');

  renameCategory = (categoryId: string, version: number, name: string) =>
    this.#menu(
      'renameMenuCategory',
      { categoryId: ['ID!', categoryId], version: ['Int!', version], name: ['String!', name] },
      menuFields,
      'OwnMenu',
    );

  limitCategory = (
    { id, version, name }: { id: string; version: number; name: string },
    limit: number | null,
  ) =>
    this.#menu(
      'renameMenuCategory',
      {
        categoryId: ['ID!', id],
        version: ['Int!', version],
        name: ['String!', name],
        portionLimit: ['Int', limit],
      },
      menuFields,
      'OwnMenu',
    );

  moveCategory = (categoryId: string, place: number) =>
    this.#menu(
      'moveMenuCategory',
      { categoryId: ['ID!', categoryId], place: ['Int!', place] },
      menuFields,
      'OwnMenu',
    );

  removeCategory = (categoryId: string) =>
    this.#menu('removeMenuCategory', { categoryId: ['ID!', categoryId] }, menuFields, 'OwnMenu');

  saveDish = (input: Record<string, unknown>) =>
    this.#menu('saveDish', { input: ['DishInput!', input] }, dishFields, 'Dish');

  moveDish = (dishId: string, place: number) =>
    this.#menu('moveDish', { dishId: ['ID!', dishId], place: ['Int!', place] }, menuFields, 'OwnMenu');

  offer = (dishId: string, isAvailable: boolean) =>
    this.#menu(
      'setDishAvailability',
      { dishId: ['ID!', dishId], isAvailable: ['Boolean!', isAvailable] },
      dishFields,
      'Dish',
    );

  soldOut = (dishId: string, isSoldOut = true) =>
    this.#menu(
      'markDishSoldOutToday',
      { dishId: ['ID!', dishId], isSoldOut: ['Boolean!', isSoldOut] },
      dishFields,
      'Dish',
    );

  removeDish = (dishId: string) =>
    this.#menu('removeDish', { dishId: ['ID!', dishId] }, menuFields, 'OwnMenu');

  async #menu(
    act: string,
    given: Record<string, [type: string, value: unknown]>,
    fields: string,
    on: string,
  ) {
    const declared = Object.entries(given).map(([name, [type]]) => `$${name}: ${type}`);
    const passed = Object.keys(given).map(name => `${name}: $${name}`);
    const document = `mutation (${declared.join(', ')}) {
      ${act}(${passed.join(', ')}) { __typename ... on ${on} { ${fields} } ${problemFields} } }`;
    const values = Object.fromEntries(Object.entries(given).map(([name, [, value]]) => [name, value]));
    return (await this.cook.graphql(document, values))[act];
  }
}
