import type { DemoKitchen } from './demo-kitchen.ts';

export const alpharettaKitchens: readonly DemoKitchen[] = [
  {
    kitchenName: "Asha's Kitchen",
    cookName: 'Asha Kulkarni',
    cuisineType: 'Maharashtrian',
    description:
      'Pune home cooking with home-ground goda masala: misal in the morning, bhakri and bharli vangi by night.',
    story:
      'I ground my first goda masala at eleven, standing on a stool next to my aji in Sadashiv Peth. When we moved to Georgia I could not find that smell anywhere, so I roast it on my own stove every second Saturday. If you have never had modak warm from the steamer, start there.',
    signatureDishes: ['Misal pav', 'Bharli vangi', 'Jowar bhakri', 'Ukadiche modak', 'Maharashtrian thali'],
    tiffinOfTheDay: {
      name: 'Ghar ki thali',
      description: 'What we eat at home that day: a vegetable, a dal, rice, bread and a small salad',
      cents: 1250,
      diet: 'VEGETARIAN',
      spice: 1,
      allergens: ['MILK', 'PEANUTS', 'WHEAT', 'SESAME', 'MUSTARD'],
      portion: '1 tray',
      mealtimes: ['LUNCH', 'DINNER'],
      weekdays: [1, 2, 3, 4, 5],
      contents: [
        'Dal tadka, jeera rice, 3 chapati, bharli vangi, kachumber',
        'Katachi amti, rice, 2 jowar bhakri, matki usal, koshimbir',
      ],
    },
    address: '1840 Windward Pkwy',
    zipCode: '30005',
    latitude: 34.0671,
    longitude: -84.233,
    dailyCapacity: '26-50',
  },
  {
    kitchenName: 'Godavari Ghar',
    cookName: 'Lakshmi Prasanna Rao',
    cuisineType: 'South Indian',
    description: 'Coastal Andhra food with real Guntur chili, and softer dishes for the rest of the family.',
    story:
      'My father ran a canteen beside the railway station in Rajahmundry and tasted every pot with the back of a ladle. I still do it his way. Ask me for less chili and I will do it, though I may sigh a little.',
    signatureDishes: ['Andhra chicken curry', 'Andhra gutti vankaya', 'Tamarind rice', 'Idli with sambar'],
    address: '3125 Webb Bridge Rd',
    zipCode: '30009',
    latitude: 34.0826,
    longitude: -84.3096,
    dailyCapacity: '26-50',
  },
  {
    kitchenName: 'Bandhani Rasoi',
    cookName: 'Hetal Shah',
    cuisineType: 'Gujarati',
    isVegetarian: true,
    description:
      'A vegetarian kitchen for Ahmedabad-style lunches, with phulka rolled while you wait for the driver.',
    story:
      'In our flat in Maninagar the dal was judged before the daughter-in-law was. Mine passed on the third Sunday, and I have not changed it since. I cook for twenty people and stop there, because rotli do not like to be hurried.',
    signatureDishes: ['Undhiyu', 'Phulka rotli', 'Nylon khaman', 'Gujarati lunch thali'],
    address: '520 Mayfield Rd',
    zipCode: '30009',
    latitude: 34.0694,
    longitude: -84.2946,
    dailyCapacity: '11-25',
    fulfillment: 'DELIVERY',
    closedOn: 'Saturday',
  },
  {
    kitchenName: 'Deccan Handi',
    cookName: 'Syed Imran Ali',
    cuisineType: 'Biryani',
    description: 'Hyderabadi biryani sealed with dough, cooked on dum, opened only when your box is packed.',
    story:
      "I am an engineer on weekdays until four. After that I am my uncle's apprentice again, the boy who was only allowed to fan the coals at weddings in Charminar. The rice goes in at seventy percent and nobody may lift the lid.",
    signatureDishes: [
      'Hyderabadi chicken dum biryani',
      'Hyderabadi mutton biryani',
      'Mirchi ka salan',
      'Double ka meetha',
    ],
    address: '11450 Jones Bridge Rd',
    zipCode: '30022',
    latitude: 34.0186,
    longitude: -84.2413,
    dailyCapacity: '51-100',
    mealtimes: ['DINNER'],
    closedOn: 'Monday',
  },
  {
    kitchenName: 'Mati o Mangsho',
    cookName: 'Paromita Ganguly',
    cuisineType: 'Bengali',
    description:
      'Sunday lunch from south Kolkata on any day of the week: goat, fish, and luchi that really puff.',
    story:
      'Sundays at home meant a queue at the butcher and then three hours of Baba refusing to let anyone else stir. I inherited the iron kadhai and the stubbornness. My luchi recipe is one sentence long, but it took me ten years.',
    signatureDishes: ['Kosha mangsho', 'Macher jhol', 'Luchi', 'Mishti doi'],
    address: '905 Cogburn Rd',
    zipCode: '30004',
    latitude: 34.1198,
    longitude: -84.3033,
    dailyCapacity: '11-25',
    closedOn: 'Tuesday',
  },
  {
    kitchenName: 'Saffron & Sage',
    cookName: 'Neha Bhatnagar',
    cuisineType: 'Multi-Cuisine',
    cooksFrom: ['North Indian', 'South Indian', 'Indo-Chinese'],
    description:
      'One kitchen for a household that cannot agree: dosa for one, noodles for another, dal for everybody.',
    story:
      'I married into a Tamil family from a Kanpur one and raised two children who wanted noodles. Cooking three cuisines in one evening stopped being unusual for us long ago. My freezer holds nothing but ice.',
    signatureDishes: ['Palak paneer', 'Masala dosa', 'Vegetable hakka noodles', 'Sweet lassi'],
    address: '7330 McGinnis Ferry Rd',
    zipCode: '30005',
    latitude: 34.0663,
    longitude: -84.2297,
    dailyCapacity: '26-50',
  },
];
