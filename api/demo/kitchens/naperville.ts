import type { DemoKitchen } from './demo-kitchen.ts';

export const napervilleKitchens: readonly DemoKitchen[] = [
  {
    kitchenName: 'Prairie Paratha',
    cookName: 'Simran Arora',
    cuisineType: 'Punjabi',
    description: 'Stuffed parathas until noon, home-style curries by dinner.',
    story:
      "My rolling pin has a dent from 1987 that I will not discuss. The stuffing goes right to the edge; a paratha with an empty border is a broken promise. Butter chicken was added at my daughter's insistence, and she was right.",
    signatureDishes: ['Gobi paratha', 'Aloo paratha', 'Keema matar', 'Butter chicken'],
    address: '2719 Showplace Dr',
    zipCode: '60564',
    latitude: 41.7041,
    longitude: -88.192,
    dailyCapacity: '26-50',
    closedOn: 'Sunday',
  },
  {
    kitchenName: 'Kaveri Kitchen',
    cookName: 'Chitra Ramaswamy',
    cuisineType: 'South Indian',
    isVegetarian: true,
    description: 'Iyengar cooking with slow tamarind and plain good rice.',
    story:
      'Puliyodarai paste takes me two hours and keeps for a month, though in this house it has never been given the chance. I label jars with the date and the cricket score. Please warm the Mysore pak for eight seconds and not for nine.',
    signatureDishes: ['Ven pongal', 'Drumstick sambar', 'Tamarind rice', 'Mysore pak'],
    address: '1355 Rickert Dr',
    zipCode: '60540',
    latitude: 41.7767,
    longitude: -88.1523,
    dailyCapacity: '11-25',
    fulfillment: 'DELIVERY',
    closedOn: 'Monday',
  },
  {
    kitchenName: 'Naper Nawab',
    cookName: 'Tariq Anwar',
    cuisineType: 'Biryani',
    description: 'Three schools of biryani under one roof, each with its own rice.',
    story:
      'People ask which one is the original, and I change the subject to potatoes. I keep three rice bins with three locks, because my sons do not believe in differences. The Ambur pot is for those who say they are not afraid.',
    signatureDishes: ['Kolkata chicken biryani', 'Ambur mutton biryani', 'Chicken korma', 'Mint raita'],
    address: '1024 Iroquois Ave',
    zipCode: '60563',
    latitude: 41.7839,
    longitude: -88.1789,
    dailyCapacity: '26-50',
  },
];
