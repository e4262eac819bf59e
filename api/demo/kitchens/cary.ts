import type { DemoKitchen } from './demo-kitchen.ts';

export const caryKitchens: readonly DemoKitchen[] = [
  {
    kitchenName: 'Tulsi Pantry',
    cookName: 'Bhavna Desai',
    cuisineType: 'Gujarati',
    isVegetarian: true,
    description:
      'Surti snacks and gentle khichdi nights, all vegetarian, onion and garlic left out if you ask.',
    story:
      'Thepla were what my mother packed when any of us crossed a state line, and I have crossed a few. I began selling them to other parents at the swim club. Now the swim club knows what chhundo is.',
    signatureDishes: ['Methi thepla', 'Handvo', 'Vaghareli khichdi and kadhi', 'Mohanthal'],
    address: '1204 Kildaire Farm Rd',
    zipCode: '27511',
    latitude: 35.7623,
    longitude: -78.7894,
    dailyCapacity: '26-50',
    closedOn: 'Sunday',
  },
  {
    kitchenName: 'Nellore Nook',
    cookName: 'Sudheer Reddy',
    cuisineType: 'South Indian',
    description:
      'Evening meals from Nellore, strong on tamarind and pepper, with plain rice to calm things down.',
    story:
      'I cooked for three bachelor roommates in Gachibowli for five years, and they graded me daily. None of them would admit it, but rasam nights had full attendance. My wife handles the orders; I handle the chilies.',
    signatureDishes: ['Andhra chicken curry', 'Pepper rasam', 'Lemon rice', 'South Indian meals'],
    address: '407 Preston Village Way',
    zipCode: '27519',
    latitude: 35.8017,
    longitude: -78.8814,
    dailyCapacity: '11-25',
    closedOn: 'Monday',
  },
  {
    kitchenName: 'Chandni Chaat Corner',
    cookName: 'Pooja Aggarwal',
    cuisineType: 'Street Food',
    isVegetarian: true,
    description: 'Old Delhi chaat packed in parts, so the puri stays crisp until your own kitchen table.',
    story:
      'I grew up two lanes behind the jalebi shop in Dariba, so dessert came before dinner. Chaat does not forgive waiting; that is why you will find eleven little cups in your bag. Mix it standing up, as one should.',
    signatureDishes: ['Dahi puri', 'Raj kachori', 'Pav bhaji', 'Jalebi with rabri'],
    address: '215 High House Rd',
    zipCode: '27513',
    latitude: 35.7894,
    longitude: -78.8058,
    dailyCapacity: '26-50',
    fulfillment: 'PICKUP',
    closedOn: 'Tuesday',
  },
];
