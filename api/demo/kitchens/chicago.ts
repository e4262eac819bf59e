import type { DemoKitchen } from './demo-kitchen.ts';

export const chicagoKitchens: readonly DemoKitchen[] = [
  {
    kitchenName: 'Devon Darbar',
    cookName: 'Mohammed Aslam Khan',
    cuisineType: 'Biryani',
    description: 'Wedding-pot biryani in everyday helpings, cooked two blocks from Devon Avenue.',
    story:
      'For twenty years I drove a cab past every kitchen on Devon and thought that I could do better. My wife said to prove it or be quiet. The apricots for the khubani are stoned by hand, mostly by my grandsons.',
    signatureDishes: ['Hyderabadi mutton biryani', 'Dum ka keema', 'Mirchi ka salan', 'Khubani ka meetha'],
    address: '6420 N Campbell Ave',
    zipCode: '60645',
    latitude: 42.0101,
    longitude: -87.6838,
    dailyCapacity: '51-100',
  },
  {
    kitchenName: 'Rogers Park Rasoi',
    cookName: 'Kiran Bedi Sandhu',
    cuisineType: 'Punjabi',
    description: 'Ludhiana farmhouse food built for cold months, and lighter dals for the few warm ones.',
    story:
      'Our fields outside Ludhiana were yellow with mustard every January, and that is still my calendar. I stir the saag for three hours with a wooden churner my mother carried here in her hand luggage. Customs had questions.',
    signatureDishes: ['Sarson da saag with makki roti', 'Amritsari chole', 'Atta halwa', 'Gobi paratha'],
    address: '1432 W Lunt Ave',
    zipCode: '60626',
    latitude: 42.0038,
    longitude: -87.6666,
    dailyCapacity: '26-50',
    closedOn: 'Wednesday',
  },
  {
    kitchenName: 'Puri Lane',
    cookName: 'Sasmita Mohapatra',
    cuisineType: 'Odia',
    description: 'The food of Odisha, hard to find in this city: dalma, mustard fish and baked chhena poda.',
    story:
      'Nobody at my office could place Odisha on a map, so I brought them chhena poda. Now they can find Puri, Cuttack and my front door. Dalma is the dish I would keep if I could have only one.',
    signatureDishes: ['Dalma', 'Chhena poda', 'Machha besara', 'Dahibara aludum'],
    address: '2915 W Logan Blvd',
    zipCode: '60647',
    latitude: 41.9152,
    longitude: -87.6969,
    dailyCapacity: '11-25',
    closedOn: 'Monday',
  },
  {
    kitchenName: 'Lakeview Sadhya',
    cookName: 'Jayasree Menon',
    cuisineType: 'Kerala',
    description: 'Thrissur cooking with fresh coconut, grated the same morning.',
    story:
      'My hand grater clamps to the counter and nobody else in the house may use it, chiefly because of the plasters. Coconut from a bag tastes of the bag. I make avial the way Onam demanded it, with nothing mushy.',
    signatureDishes: ['Avial', 'Appam with vegetable stew', 'Meen moilee', 'Ada pradhaman'],
    address: '3318 N Clifton Ave',
    zipCode: '60657',
    latitude: 41.934,
    longitude: -87.6645,
    dailyCapacity: '11-25',
    fulfillment: 'DELIVERY',
    closedOn: 'Tuesday',
  },
];
