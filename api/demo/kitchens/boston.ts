import type { DemoKitchen } from './demo-kitchen.ts';

export const bostonKitchens: readonly DemoKitchen[] = [
  {
    kitchenName: 'Beacon Bhoj',
    cookName: 'Anindita Chatterjee',
    cuisineType: 'Bengali',
    description: 'Bengali food through the New England year, with jaggery sandesh when the cold arrives.',
    story:
      'I came for a doctorate and paid for my books by frying fish for homesick students. The thesis is done; the students keep coming. Hilsa arrives frozen on Thursdays, and I would rather tell you so than pretend.',
    signatureDishes: ['Shorshe ilish', 'Cholar dal', 'Egg roll', 'Nolen gur sandesh'],
    address: '88 Worcester St',
    zipCode: '02118',
    latitude: 42.3273,
    longitude: -71.07,
    dailyCapacity: '11-25',
    closedOn: 'Monday',
  },
  {
    kitchenName: 'Back Bay Biryani Club',
    cookName: 'Faizan Qureshi',
    cuisineType: 'Biryani',
    description:
      'Lucknow-style biryani, gentle and fragrant, with kebabs that hold together just long enough.',
    story:
      'In Lucknow people argue about biryani the way Boston argues about baseball. My side holds that the spice should be smelled and hardly seen. I make the yakhni the evening before and sleep badly until it has set.',
    signatureDishes: ['Lucknowi chicken biryani', 'Chicken korma', 'Shami kebab', 'Irani chai'],
    address: '310 Newbury St',
    zipCode: '02115',
    latitude: 42.352,
    longitude: -71.1019,
    dailyCapacity: '26-50',
    fulfillment: 'DELIVERY',
    mealtimes: ['DINNER'],
  },
  {
    kitchenName: "Amma's South End",
    cookName: 'Shanthi Narayanan',
    cuisineType: 'South Indian',
    isVegetarian: true,
    description: 'Bengaluru breakfast all day long, vegetarian, with sambar that changes with the market.',
    story:
      'My first winter here I ate pongal four days a week and was content. Neighbors followed the smell of ghee up the stairs. I do not skimp on the pepper, since it is what keeps you warm on the Orange Line.',
    signatureDishes: ['Masala dosa', 'Bisi bele bath with chips', 'Ven pongal', 'Filter coffee'],
    address: '41 Dartmouth St',
    zipCode: '02116',
    latitude: 42.3386,
    longitude: -71.0831,
    dailyCapacity: '26-50',
    closedOn: 'Wednesday',
  },
];
