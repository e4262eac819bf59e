import type { DemoKitchen } from './demo-kitchen.ts';

export const houstonKitchens: readonly DemoKitchen[] = [
  {
    kitchenName: 'Bayou Bhojan',
    cookName: 'Shubhra Mukherjee',
    cuisineType: 'Bengali',
    description: 'Kolkata seafood meets Gulf prawns: malai curry, fish fry, and yogurt set in clay.',
    story:
      "The Gulf gave me prawns as good as Diamond Harbour's, and after that I forgave Houston its summers. My fish fry has its own WhatsApp group, which I am not allowed to join. Durga Puja week I cook from dawn.",
    signatureDishes: ['Chingri malai curry', 'Fish fry', 'Basanti pulao', 'Mishti doi'],
    address: '5610 Bissonnet St',
    zipCode: '77081',
    latitude: 29.71,
    longitude: -95.4839,
    dailyCapacity: '26-50',
    closedOn: 'Monday',
  },
  {
    kitchenName: 'Hillcroft Halwai',
    cookName: 'Omprakash Maheshwari',
    cuisineType: 'Rajasthani',
    isVegetarian: true,
    description:
      "A sweet-maker's family from Bikaner: kachori before noon, ghevar on festival days, thali each evening.",
    story:
      'We are halwais for six generations and I am the first to do it in sneakers. Ghevar batter must be as cold as you can bear, and in Houston that means a tub of ice. My son keeps the accounts and eats the evidence.',
    signatureDishes: ['Pyaaz kachori', 'Mirchi vada', 'Ghevar', 'Marwari thali'],
    address: '5959 Hillcroft St',
    zipCode: '77036',
    latitude: 29.6906,
    longitude: -95.5516,
    dailyCapacity: '51-100',
    closedOn: 'Tuesday',
  },
  {
    kitchenName: 'Cochin Table',
    cookName: 'Sherin Mathew',
    cuisineType: 'Kerala',
    description: 'Fort Kochi family food: clay-pot fish, pepper, and black tea to finish.',
    story:
      'I am a night nurse, so my fish curry is made at the hour when other people are asleep. It sits until dinner and improves, as I would if I had the chance. Clay pots only; I own seven and mourn four.',
    signatureDishes: ['Nadan chicken curry', 'Fish curry meals', 'Puttu with kadala curry', 'Sulaimani'],
    address: '12410 Westheimer Rd',
    zipCode: '77077',
    latitude: 29.7385,
    longitude: -95.5941,
    dailyCapacity: '26-50',
    mealtimes: ['DINNER'],
  },
  {
    kitchenName: 'Shahi Tukda House',
    cookName: 'Zainab Mirza',
    cuisineType: 'North Indian',
    description: 'Delhi dinners for company, in helpings for a weeknight, with rogan josh on most days.',
    story:
      'My aunt judged a house by its onions, whether they were browned evenly and by whom. I have browned about nine tons since. Rogan josh needs no chili powder if you choose the right chili.',
    signatureDishes: ['Mutton rogan josh', 'Shahi paneer', 'Matar pulao', 'Gulab jamun'],
    address: '8300 Kirby Dr',
    zipCode: '77054',
    latitude: 29.6767,
    longitude: -95.3942,
    dailyCapacity: '11-25',
    fulfillment: 'DELIVERY',
    closedOn: 'Wednesday',
  },
];
