import type { Cuisine } from '../../../../schema/constants.ts';
import { cuisineFamilies } from '../../../../schema/cuisine-families.ts';
import { folded } from '../../../core/values/searchable.ts';

/**
 * Words that people use for the same food, a family on each line: spellings, languages and what it is called in
 * English. Who types one finds them all, and also those after a colon, which find only themselves. What is asked for by
 * what it lacks is found by the one word after the equals sign alone (menus/searching/dish-words.ts).
 */
const food = [
  // Rice and one-pot dishes
  'biryani, biriyani, briyani, biriani, byriani, biryaani, बिरयानी, बिरियानी',
  'pulao, pulav, pilaf, pilau, palav, पुलाव',
  'khichdi, khichuri, khichri, khichadi, khechedi, khichda, खिचड़ी',
  'pongal, पोंगल',
  'bisi bele bath, bisibelebath, bisi bele baath, bisi bele bhath',
  'curd rice, thayir sadam, dahi chawal, dahi bhat, दही चावल',
  'tamarind rice, puliyogare, puliyodarai, puliyodharai, pulihora, puli sadam',
  'lemon rice, chitranna, elumichai sadam',
  'rice, chawal, bhat, bhaat, chaval, चावल',
  // Breakfast of the south
  'dosa, dosai, dosaa, dhosa, thosai, dose, डोसा, दोसा',
  'idli, idly, iddli, इडली',
  'sambar, sambhar, sambaar, सांभर, सांबर',
  'vada, wada, vadai, vade, bada, वड़ा, वडा',
  'uthappam, uttapam, oothappam, utapam, uthapam, उत्तपम',
  'upma, upama, uppuma, उपमा',
  'appam, aappam, hoppers, अप्पम',
  'puttu, pittu',
  'idiyappam, string hoppers, idiappam, nool puttu',
  'rasam, saaru, chaaru, रसम',
  'bonda, bajji, बोंडा',
  // Breakfast of the west
  'poha, pohe, pohay, aval, पोहा, पोहे',
  'thepla, थेपला',
  'khaman, dhokla, dhokra, खमण, ढोकला',
  'misal, missal, मिसल',
  'thalipeeth, thalipith, थालीपीठ',
  'sabudana, sago, साबूदाना',
  // Breads
  'paratha, parantha, parotha, prantha, पराठा',
  'parotta, porotta, barotta, परोटा',
  'roti, rotli, chapati, chapathi, phulka, rotti, रोटी, चपाती',
  'naan, nan, नान',
  'kulcha, kulche, कुलचा',
  'bhature, bhatura, bature, bhatoora, भटूरे, भटूरा',
  'puri, poori, पूरी: luchi',
  'pav bhaji, pao bhaji, pav bhajji, पाव भाजी',
  'vada pav, wada pav, vada pao, वड़ा पाव',
  'pav, pao, paav, पाव',
  'bhakri, bhakar, भाकरी: rotlo',
  // Vegetables, legumes and paneer
  'paneer, panner, panir, पनीर, cottage cheese',
  'palak, spinach, पालक: saag',
  'saag, sag, साग',
  'chole, chhole, cholay, chana, chickpea, chickpeas, garbanzo, kadala, छोले, चना',
  'rajma, rajmah, kidney beans, राजमा',
  'dal, daal, dhal, pappu, paruppu, lentil, lentils, दाल',
  'makhani, makhni, makhanwala, मखनी',
  'kadhi, kadi, karhi, कढ़ी, कड़ी',
  'aloo, alu, aaloo, batata, potato, potatoes, आलू',
  'gobi, gobhi, cauliflower, गोभी',
  'baingan, vangi, vankaya, ringan, begun, eggplant, brinjal, aubergine, बैंगन',
  'bhindi, bhinda, okra, ladyfinger, भिंडी',
  'matar, mutter, mattar, peas, मटर',
  'kofta, कोफ्ता',
  'manchurian, manchuria, मंचूरियन',
  'avial, aviyal, अवियल',
  'undhiyu, undhiu, oondhiya, ऊंधियू',
  'sabzi, sabji, subzi, shaak, सब्ज़ी',
  'usal, उसल',
  'vegetable, veg, veggie, vegetables, सब्जी',
  // Meat, fish and eggs
  'chicken, murgh, murg, kozhi, kombdi, चिकन, मुर्ग',
  'mutton, goat, gosht, mangsho, maas, mansa, lamb, मटन',
  'keema, qeema, kheema, mince, कीमा',
  'fish, meen, macher, maach, machha, machhi, machli, मछली',
  'prawn, prawns, shrimp, shrimps, chingri, chemmeen, chingudi, jhinga, झींगा',
  'egg, eggs, anda, muttai, अंडा',
  'kebab, kabab, kabob, kebabs, कबाब',
  'korma, qorma, kurma, कोरमा',
  'rogan josh, roganjosh, रोगन जोश',
  'momo, dumpling, dumplings, मोमो, मोमोज',
  'kathi roll, frankie, kati roll',
  // Snacks
  'samosa, samoosa, singara, shingara, समोसा',
  'pakora, pakoda, bhajiya, bhajia, fritters, पकोड़ा, पकौड़ा',
  'kachori, kachodi, kachauri, कचौड़ी, कचौरी',
  'pani puri, golgappa, gol gappa, puchka, phuchka, pani poori, पानी पूरी, गोलगप्पा',
  'chaat, chat, चाट',
  'dabeli, dabelli, दाबेली',
  'szechuan, schezwan, sichuan, schezuan',
  'chili, chilli, chilly, chile, चिली',
  'noodles, chowmein, chow mein, hakka, नूडल्स',
  // Sweets and drinks
  'rosogolla, rasgulla, rasogolla, roshogolla, rasagola, रसगुल्ला',
  'rasmalai, ras malai, rossomalai, रसमलाई: rasabali, rosogolla',
  'gulab jamun, gulaab jamun, gulab jamoon, गुलाब जामुन',
  'gajar, gajjar, carrot, गाजर',
  'halwa, halva, हलवा',
  'kheer, payasam, payesh, खीर, पायसम: phirni',
  'jalebi, jilebi, jilapi, jelebi, जलेबी',
  'laddu, ladoo, laddoo, ladu, लड्डू',
  'modak, kozhukattai, मोदक',
  'mishti doi, misti doi, meethi dahi, मिष्टी दोई',
  'shrikhand, shreekhand, श्रीखंड',
  'kulfi, कुल्फी',
  'falooda, faluda, फालूदा',
  'lassi, लस्सी',
  'chai, tea, chaha, चाय',
  'coffee, kaapi, kapi, कॉफी',
  'chaas, chas, chass, chaach, buttermilk, छाछ: neer mor, sambharam',
  'dahi, curd, yogurt, yoghurt, doi, दही: raita',
  'raita, raitha, रायता',
  // Kinds of food
  'masala, masale, masaala, मसाला',
  'breakfast, nashta, nasta, नाश्ता',
  'sweets, sweet, dessert, desserts, mithai, मिठाई',
  'snacks, snack, farsan, chakhna',
  'drinks, drink, beverage, beverages, पेय',
  'thali, thaali, थाली: meals, sadya',
  'combo, combos: thali',
  'bread, breads, flatbread: roti, paratha, kulcha, parotta',
  // What somebody can eat
  'vegetarian, shakahari, pure veg, शाकाहारी',
  'vegan, plant based',
  'meat, non veg, nonveg, non vegetarian, मांसाहारी',
  'jain, जैन',
  'no onion, no garlic, no onion garlic, without onion, sattvic, सात्विक = satvik',
  'eggless, no egg, without egg = egless',
];

/** Other names of cuisines, of the people who cook them and of their languages. */
const namesOfCuisines = {
  'North Indian': ['northindian', 'उत्तर भारतीय'],
  'South Indian': ['southindian', 'telugu', 'kannada', 'madrasi', 'दक्षिण भारतीय'],
  Bengali: ['bangla', 'बंगाली'],
  Gujarati: ['gujrati', 'gujerati', 'गुजराती'],
  Punjabi: ['panjabi', 'पंजाबी'],
  Maharashtrian: ['marathi', 'maharashtra', 'महाराष्ट्रीयन', 'मराठी'],
  Rajasthani: ['marwari', 'rajasthan', 'राजस्थानी'],
  Tamil: ['tamilian', 'chettinad', 'तमिल'],
  Kerala: ['malayali', 'malayalam', 'mallu', 'केरल'],
  Odia: ['oriya', 'odisha', 'orissa', 'ओड़िया'],
  'Indo-Chinese': ['indo chinese', 'indochinese', 'chinese', 'चाइनीज़', 'चाइनीज'],
  'Street Food': [],
  Biryani: [],
  'Multi-Cuisine': ['multi cuisine'],
} satisfies Record<Cuisine, string[]>;

/** Words for the same thing. */
export interface Family {
  /** Words that ask for the family. */
  asked: readonly string[];
  /** What answers besides them. */
  found: readonly string[];
  /** What answers instead of all others: a dish without egg is not found by the letters of egg. */
  only?: string;
}

const familyOfLine = (line: string): Family => {
  const [names, only] = line.split(' = ');
  const [asked = [], found = []] = names!.split(':').map(part => part.split(',').map(word => folded(word)));
  return only ? { asked: [...asked, only], found, only } : { asked, found };
};

/** Smaller cuisines that no kitchen can choose answer to the name of the larger one. */
const isListed = (cuisine: string) => Object.hasOwn(namesOfCuisines, cuisine);

const familyOfCuisine = ([cuisine, names]: [string, string[]]): Family => {
  const within = cuisineFamilies[cuisine] ?? [];
  const others = within.filter(smaller => !isListed(smaller));
  return {
    asked: [cuisine, ...names, ...others].map(folded),
    found: within.filter(isListed).map(folded),
  };
};

export const families: readonly Family[] = [
  ...Object.entries(namesOfCuisines).map(familyOfCuisine),
  ...food.map(familyOfLine),
];
