/**
 * Which drawing shows a dish without a photo, by the words of its name; the first match counts, so that
 * what names a dish closely comes before what it is made of. The drawings are made by scripts/draw-dishes.ts.
 */
const words = {
  biryani: 'biri?yani',
  pav: 'pav|bun|dabeli',
  roll: 'rolls?|frankie',
  noodles: 'noodles?|hakka|chow',
  thali: 'thali|meals?|sadya|platter|combo|box',
  chaat: 'chaat|(?:pani|sev|bhel|dahi) puri|bhel|golgappa|ragda',
  lassi: 'lassi|chaas|buttermilk|mor|sambharam|thandai|falooda',
  sherbet:
    'sh?[ao]r?b[ao]t|sherbet|pana|soda|panna|jal|jeera water|shikanji|sol|juice|panakam|nimbu|iced|torani',
  tea: 'chai|tea|coffee|sulaimani',
  jamun: 'jamun|adhirasam|pitha|unniyappam|rasabali|darsaan',
  rasgulla: 'ros+ogolla|rasgulla|ras malai|rasmalai',
  jalebi: 'jalebi|imarti|ghevar|malpua',
  ladoo: 'lad+[ou]+|baati|pinni|churma laddu|kora khai',
  squares: 'barfi|burfi|pak|katli|sandesh|mohanthal|peda|chhena poda',
  halwa: 'halwa|sheera|kesari|meetha',
  pudding: 'kheer|payasam|phirni|shrikhand|doi|kulfi|rabri|basundi|payesh|pradhaman|amrakhand',
  dosa: 'dosa|pesarattu|adai|patishapta|pancake',
  uttapam: 'ut+h?ap+am',
  idli: 'idl[iy]|puttu|idiyappam|appam',
  samosa: 'samosa|kachori|patties|singara',
  fritters:
    'pakor?a|pakoda|bhaj[iy]a|bonda|chop|manchurian|kebab|cutlet|tikki|mirchi vada|vadi|pori|65|fish fry',
  vada: 'vadas?|vadai',
  dumplings: 'momos?|modak|dumplings?',
  steamed: 'dhokla|khaman|handvo|khandvi|patra|muthia',
  crisp: 'murukku|chips|chakli|fafda|papad|namkeen',
  puffed: 'puris?|poori|luchi|bhature?',
  paratha: 'parathas?|parott?as?|thepla|thalipeeth|poli|naan|kulcha|bhakri|rotla|bhakar',
  korma: 'k[ou]rma|safed|stew|moilee|olan|avial|shukto|kofta|malai|pandhra',
  greens: 'saag|palak|spinach|sarson',
  flakes: 'poha|sabudana',
  porridge: 'pongal|khich[du]\\w+|khechedi|upma|bisi|sadam',
  pulao: 'pulao|(?:lemon|tamarind|fried|variety|ghee|jeera) rice|rice bowl|bhat|kanika',
  egg: 'eggs?|muttai|anda|omelet',
  fish: 'fish|chingr?[iu]\\w*|chemmeen|besara|macher|machha|meen|ilish|prawns?|shrimp',
  chickpeas: 'chole|ghuguni|chana|chickpeas?|rajma|usal|misal|matki|sundal',
  paneer: 'paneer|tofu',
  dal: 'dals?|dalma|amti|tadka|lentils?|kadhi',
  sambar: 'sambh?ar|kootu|kuzhambu',
  soup: 'rasam|soup|saar|shorba',
  raita: 'raita|pachadi|curd|yogurt|salad|koshimbir',
  rice: 'rice|bhata|pakhala',
  roti: 'rotis?|rotlis?|chapatis?|phulkas?|bread',
  curry:
    'curry|chicken|mutton|lamb|goat|keema|rassa|maas|josh|mangsho|jhola|sukka|salan|mushroom|dalna|rasa|beef|ularthiyathu',
  vegetables:
    'sabzi|shaak|gobi|bhind[ai]|aloo|undhiyu|poriyal|thoran|santula|ghanta|sangri|olo|vegetables?|baingan|vangi|vankaya|tarkari|aludum|potato(?:es)?',
} as const;

export type DishDrawing = keyof typeof words;
export const dishDrawings = Object.keys(words) as DishDrawing[];

const patterns = dishDrawings.map(
  drawing => [drawing, new RegExp(`\\b(?:${words[drawing]})\\b`, 'i')] as const,
);

/** What leads the menus of a cuisine, for a dish whose name says nothing and for what a kitchen cooks. */
const signatures: Record<string, readonly [DishDrawing, DishDrawing, DishDrawing]> = {
  'North Indian': ['paneer', 'dal', 'roti'],
  'South Indian': ['dosa', 'idli', 'vada'],
  Bengali: ['fish', 'puffed', 'rasgulla'],
  Gujarati: ['steamed', 'thali', 'dal'],
  Maharashtrian: ['pav', 'flakes', 'paratha'],
  Odia: ['dal', 'rasgulla', 'pudding'],
  Punjabi: ['chickpeas', 'greens', 'lassi'],
  Rajasthani: ['dal', 'curry', 'jalebi'],
  Tamil: ['idli', 'porridge', 'sambar'],
  Kerala: ['korma', 'fish', 'rice'],
  'Indo-Chinese': ['noodles', 'fritters', 'dumplings'],
  'Street Food': ['chaat', 'samosa', 'pav'],
  Biryani: ['biryani', 'raita', 'curry'],
};
const ofEveryCuisine = ['thali', 'biryani', 'samosa'] as const;

export const signatureDrawings = (cuisine: string): readonly [DishDrawing, DishDrawing, DishDrawing] =>
  signatures[cuisine] ?? ofEveryCuisine;

/** What comes with a dish does not say what it is. */
const withoutSides = (name: string) => name.replace(/ (?:with|and|in|&) .*/i, '');

/** The drawing of a dish by its name; undefined when the name says nothing. */
export function drawingNamed(name: string): DishDrawing | undefined {
  const match = (text: string) => patterns.find(([, pattern]) => pattern.test(text))?.[0];
  return match(withoutSides(name)) ?? match(name);
}

export const drawingOf = (name: string, cuisine: string): DishDrawing =>
  drawingNamed(name) ?? signatureDrawings(cuisine)[0];

/**
 * The three different drawings that show a kitchen, those of its first dishes before those of its cuisine. A thali
 * comes last: almost every kitchen has one, and they look alike.
 */
export function kitchenDrawings(dishes: readonly string[], cuisine: string): DishDrawing[] {
  const all = [
    ...dishes.map(name => drawingOf(name, cuisine)),
    ...signatureDrawings(cuisine),
    ...ofEveryCuisine,
  ];
  const different = [...new Set(all)].slice(0, 3);
  return [...different.filter(each => each !== 'thali'), ...different.filter(each => each === 'thali')];
}
