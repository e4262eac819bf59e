import type { DemoKitchen } from './demo-kitchen.ts';

export const phoenixKitchens: readonly DemoKitchen[] = [
  {
    kitchenName: 'Thar Thali',
    cookName: 'Kamla Bishnoi',
    cuisineType: 'Rajasthani',
    isVegetarian: true,
    description: 'Desert food for desert people: baati, five lentils, buttermilk, and sweet churma.',
    story:
      'The first time I saw the Sonoran hills I told my husband that somebody had moved Barmer and added cactus. I bake baati outdoors when the thermometer permits, which means before sunrise. Bishnois do not cut green trees, and I do not waste a rind.',
    signatureDishes: ['Dal baati churma', 'Panchmel dal', 'Missi roti', 'Churma laddu'],
    address: '3201 E Shea Blvd',
    zipCode: '85028',
    latitude: 33.5886,
    longitude: -111.9973,
    dailyCapacity: '26-50',
    closedOn: 'Sunday',
  },
  {
    kitchenName: 'Camelback Konju',
    cookName: 'Bindu Varghese',
    cuisineType: 'Kerala',
    description: 'Backwater seafood far from any backwater, with raw mango when I can get it.',
    story:
      'My brother sends kudampuli from Alappuzha wrapped in newspaper, and I read the newspaper too. Prawns come frozen to a desert and I make no secret of it; the mango tree next door is fresh. We settle accounts in appam.',
    signatureDishes: ['Meen moilee', 'Chemmeen mango curry', 'Appam with vegetable stew', 'Pazham pori'],
    address: '4725 N 44th St',
    zipCode: '85018',
    latitude: 33.4925,
    longitude: -111.9879,
    dailyCapacity: '11-25',
    closedOn: 'Monday',
  },
  {
    kitchenName: 'Sunnyslope Swad',
    cookName: 'Minal Mehta',
    cuisineType: 'Gujarati',
    isVegetarian: true,
    description: 'Light Gujarati lunches for hot days, sent out before the asphalt melts.',
    story:
      'At forty-five degrees nobody wants a heavy lunch, and Bhavnagar taught me forty-five degrees. My chaas is salted for people who work outdoors. I began with six linemen from the power company, and they still order on Thursdays.',
    signatureDishes: ['Gujarati lunch thali', 'Sev tameta nu shaak', 'Puran poli', 'Kokum sharbat'],
    address: '9601 N 7th St',
    zipCode: '85020',
    latitude: 33.5533,
    longitude: -112.0597,
    dailyCapacity: '26-50',
    fulfillment: 'DELIVERY',
  },
];
