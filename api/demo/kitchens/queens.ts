import type { DemoKitchen } from './demo-kitchen.ts';

export const queensKitchens: readonly DemoKitchen[] = [
  {
    kitchenName: 'Jackson Heights Jhol',
    cookName: 'Sharmila Biswas',
    cuisineType: 'Bengali',
    description: 'Fish counters on the corner, mustard oil in the pan: a Bengali kitchen where it belongs.',
    story:
      'There are nine fishmongers within a walk from my door and I have a history with each of them. My jhol is thin, as for convalescents and grandfathers. On Saturdays I fry the head for the dal, for those who know to ask.',
    signatureDishes: ['Macher jhol', 'Kosha mangsho', 'Aloo posto', 'Rosogolla'],
    address: '3724 75th St',
    zipCode: '11372',
    latitude: 40.7622,
    longitude: -73.8807,
    dailyCapacity: '51-100',
    closedOn: 'Monday',
  },
  {
    kitchenName: 'Richmond Hill Rasoi',
    cookName: 'Navdeep Singh Bhatia',
    cuisineType: 'Punjabi',
    description: 'Weekend chole bhature and weekday dal from an Amritsar family on Lefferts Boulevard.',
    story:
      'Bhature wait for no one, so when the bell rings I drop everything, including telephone calls with my bank. My father put tea leaves in the chole for color and said it was a secret. Every uncle in Amritsar has the same secret.',
    signatureDishes: ['Chole bhature', 'Langar dal', 'Paneer bhurji', 'Kadhi pakora', 'Shikanji'],
    address: '10118 Lefferts Blvd',
    zipCode: '11419',
    latitude: 40.681,
    longitude: -73.8302,
    dailyCapacity: '26-50',
    closedOn: 'Tuesday',
  },
  {
    kitchenName: 'Floral Park Pachakam',
    cookName: 'Reena Kurian',
    cuisineType: 'Kerala',
    description: 'Malayali meals for nurses, drivers and anyone else on odd shifts.',
    story:
      'I began cooking for my own ward at the hospital, where fourteen of us were from three neighboring villages. Kappa is peasant food and I say that with pride. Cutlets are for tea, but I am told they do not survive until tea.',
    signatureDishes: ['Kerala sadya box', 'Kappa and meen curry', 'Chicken cutlet', 'Unniyappam'],
    address: '25815 Hillside Ave',
    zipCode: '11004',
    latitude: 40.7593,
    longitude: -73.7211,
    dailyCapacity: '26-50',
    fulfillment: 'DELIVERY',
  },
  {
    kitchenName: 'Bombay Footpath',
    cookName: 'Farhad Irani',
    cuisineType: 'Street Food',
    description: "An Irani cafe's menu without the cafe: keema in the morning mood, falooda at night.",
    story:
      "My grandfather's cafe near Grant Road had a sign forbidding combing of hair and talking to the cashier. I was the cashier. The cafe has gone, the keema has not, and you may comb your hair in peace.",
    signatureDishes: ['Keema pav', 'Pav bhaji', 'Dabeli', 'Kulfi falooda'],
    address: '8412 37th Ave',
    zipCode: '11372',
    latitude: 40.7577,
    longitude: -73.8776,
    dailyCapacity: '11-25',
    closedOn: 'Wednesday',
  },
];
