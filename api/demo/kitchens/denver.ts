import type { DemoKitchen } from './demo-kitchen.ts';

export const denverKitchens: readonly DemoKitchen[] = [
  {
    kitchenName: 'Mile High Tiffin',
    cookName: 'Gaurav Saxena',
    cuisineType: 'North Indian',
    description: 'Everyday Lucknow dinners, adjusted for lentils that take forever at this altitude.',
    story:
      'Water boils early up here, so my dal makhani starts on the previous afternoon. I learned that by serving crunchy lentils to my in-laws. They have forgiven me, on the condition that there are always second helpings.',
    signatureDishes: ['Dal makhani', 'Homestyle chicken curry', 'Tawa roti', 'Everyday thali'],
    address: '1270 S Gaylord St',
    zipCode: '80210',
    latitude: 39.682,
    longitude: -104.9751,
    dailyCapacity: '26-50',
    closedOn: 'Sunday',
  },
  {
    kitchenName: 'Ajmeri Aangan',
    cookName: 'Sunita Rathore',
    cuisineType: 'Rajasthani',
    isVegetarian: true,
    description:
      'Marwari food from a dry country for another dry country, vegetarian and generous with ghee.',
    story:
      'Our village near Ajmer got water every third day, and our cooking shows it: buttermilk, dried beans, flour. I soak ker and sangri for a night and change the water four times. The ghee is not optional.',
    signatureDishes: ['Dal baati churma', 'Gatte ki sabzi', 'Ker sangri', 'Moong dal halwa'],
    address: '4455 W 38th Ave',
    zipCode: '80212',
    latitude: 39.7689,
    longitude: -105.0593,
    dailyCapacity: '11-25',
    closedOn: 'Monday',
  },
  {
    kitchenName: 'Front Range Chaat',
    cookName: 'Ritu Kapadia',
    cuisineType: 'Street Food',
    description:
      'Bombay pavement classics: buttered pav, bhaji from a flat griddle, bhel with the chutneys apart.',
    story:
      'I used to miss two trains on purpose at Dadar so that I could finish my vada pav. The pav here is baked by a neighbor to my very exact and slightly rude instructions. Bring your own napkins; two are not enough.',
    signatureDishes: ['Pav bhaji', 'Vada pav', 'Keema pav', 'Bhel puri'],
    address: '2033 E Colfax Ave',
    zipCode: '80206',
    latitude: 39.7329,
    longitude: -104.941,
    dailyCapacity: '11-25',
  },
];
