import type { Cuisine } from '../../../schema/constants.ts';
import { bengaliMenu } from './bengali.ts';
import { biryaniMenu } from './biryani.ts';
import type { DemoMenu } from './demo-dish.ts';
import { gujaratiMenu } from './gujarati.ts';
import { indoChineseMenu } from './indo-chinese.ts';
import { keralaMenu } from './kerala.ts';
import { maharashtrianMenu } from './maharashtrian.ts';
import { northIndianMenu } from './north-indian.ts';
import { odiaMenu } from './odia.ts';
import { punjabiMenu } from './punjabi.ts';
import { rajasthaniMenu } from './rajasthani.ts';
import { southIndianMenu } from './south-indian.ts';
import { streetFoodMenu } from './street-food.ts';
import { tamilMenu } from './tamil.ts';

/** What is cooked in each cuisine; a multi-cuisine kitchen names the ones it cooks from. */
export const dishesOfCuisine: Record<Exclude<Cuisine, 'Multi-Cuisine'>, DemoMenu> = {
  'North Indian': northIndianMenu,
  'South Indian': southIndianMenu,
  Bengali: bengaliMenu,
  Gujarati: gujaratiMenu,
  Punjabi: punjabiMenu,
  Maharashtrian: maharashtrianMenu,
  Rajasthani: rajasthaniMenu,
  Tamil: tamilMenu,
  Kerala: keralaMenu,
  Odia: odiaMenu,
  'Indo-Chinese': indoChineseMenu,
  'Street Food': streetFoodMenu,
  Biryani: biryaniMenu,
};
