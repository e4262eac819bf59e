import type { DemoKitchen } from './demo-kitchen.ts';

export const jerseyCityKitchens: readonly DemoKitchen[] = [
  {
    kitchenName: 'India Square Idli',
    cookName: 'Usha Venkatesan',
    cuisineType: 'South Indian',
    isVegetarian: true,
    description:
      "A commuter's breakfast kitchen near Journal Square, vegetarian, with idli from eight o'clock.",
    story:
      'Half my regulars eat on the PATH, so I designed a box that does not leak sambar on a suit. It took four designs and one apology. Idli are weighed, since my late husband was a pharmacist and I caught the habit.',
    signatureDishes: ['Idli with sambar', 'Masala dosa', 'Medu vada', 'Semiya payasam'],
    address: '812 Newark Ave',
    zipCode: '07306',
    latitude: 40.7261,
    longitude: -74.0751,
    dailyCapacity: '51-100',
    mealtimes: ['BREAKFAST', 'LUNCH'],
    closedOn: 'Monday',
  },
  {
    kitchenName: 'Hudson Haandi',
    cookName: 'Vikram Ahluwalia',
    cuisineType: 'North Indian',
    description: 'Dinner for people who left the office too late, in the style of a Delhi home.',
    story:
      'I taught myself to cook over video calls, with my mother pointing at the wrong side of her screen. She is retired now and has taken up supervising full time. The chicken curry is hers; the mushrooms are my rebellion.',
    signatureDishes: ['Homestyle chicken curry', 'Dal makhani', 'Kadhai mushroom', 'Rice kheer'],
    address: '135 Montgomery St',
    zipCode: '07302',
    latitude: 40.7232,
    longitude: -74.0584,
    dailyCapacity: '26-50',
  },
  {
    kitchenName: 'Sindhudurg Stories',
    cookName: 'Aparna Sawant',
    cuisineType: 'Maharashtrian',
    description: 'Red and white rassa from the Kolhapur side, and coconut dishes from the coast below it.',
    story:
      'My parents came from two sides of one mountain and each believed the other could not cook. I learned both and told each of them they had won. Pandhra rassa cures colds, or at least the complaining.',
    signatureDishes: ['Kombdi rassa', 'Pandhra rassa', 'Kothimbir vadi', 'Kolhapuri chicken plate'],
    address: '2560 John F Kennedy Blvd',
    zipCode: '07304',
    latitude: 40.7166,
    longitude: -74.0838,
    dailyCapacity: '11-25',
    closedOn: 'Wednesday',
  },
  {
    kitchenName: 'Vrindavan Bhog',
    cookName: 'Radhika Goswami',
    cuisineType: 'Multi-Cuisine',
    cooksFrom: ['North Indian', 'Odia', 'Gujarati'],
    isVegetarian: true,
    description: 'Temple-inspired vegetarian plates from Mathura, Puri and Dwarka.',
    story:
      'We traveled as a family from temple to temple, and what I remember is the kitchens. Dalma in Puri, rotli in Dwarka, milk sweets in Mathura: the menu is really a train timetable. I sing while I cook, and the neighbors have adjusted.',
    signatureDishes: ['Palak paneer', 'Dalma', 'Phulka rotli', 'Chhena poda'],
    address: '47 Tonnele Ave',
    zipCode: '07306',
    latitude: 40.7228,
    longitude: -74.0697,
    dailyCapacity: '26-50',
    fulfillment: 'PICKUP',
    closedOn: 'Tuesday',
  },
];
