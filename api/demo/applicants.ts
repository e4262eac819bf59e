import type { CapacityBand, Cuisine } from '../../schema/constants.ts';

/** Somebody who registered a kitchen and is not yet allowed to sell. */
export interface DemoApplicant {
  kitchenName: string;
  cookName: string;
  /** Of the prefix 00, which is never given out. */
  ein: string;
  cuisineType: Cuisine;
  description: string;
  cityName: string;
  address: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  dailyCapacity: CapacityBand;
  registeredDaysAgo: number;
  status: 'pending' | 'documents_submitted' | 'under_review' | 'rejected';
  rejectionReason?: string;
}

export const applicants: readonly DemoApplicant[] = [
  {
    kitchenName: 'Charminar Chulha',
    cookName: 'Rizwana Begum',
    ein: '00-5550001',
    cuisineType: 'Biryani',
    description: 'Small-batch Hyderabadi biryani for weekends and quiet family celebrations.',
    cityName: 'Plano',
    address: '2704 Custer Rd',
    zipCode: '75075',
    latitude: 33.0218,
    longitude: -96.7352,
    dailyCapacity: '11-25',
    registeredDaysAgo: 1,
    status: 'pending',
  },
  {
    kitchenName: 'Banaras Ki Rasoi',
    cookName: 'Shalini Tripathi',
    ein: '00-5550002',
    cuisineType: 'North Indian',
    description:
      'Vegetarian food from Varanasi: kachori mornings, tamatar chaat, and simple dal-rice dinners.',
    cityName: 'Herndon',
    address: '1120 Elden St',
    zipCode: '20170',
    latitude: 38.9701,
    longitude: -77.3798,
    dailyCapacity: '26-50',
    registeredDaysAgo: 6,
    status: 'documents_submitted',
  },
  {
    kitchenName: 'Palamuru Plates',
    cookName: 'Srinivas Goud',
    ein: '00-5550003',
    cuisineType: 'South Indian',
    description: 'Telangana cooking with jowar rotis, tamarind greens and plenty of green chili.',
    cityName: 'Alpharetta',
    address: '1075 Haynes Bridge Rd',
    zipCode: '30009',
    latitude: 34.0683,
    longitude: -84.2857,
    dailyCapacity: '11-25',
    registeredDaysAgo: 4,
    status: 'documents_submitted',
  },
  {
    kitchenName: 'Goan Window',
    cookName: 'Lorna Fernandes',
    ein: '00-5550004',
    cuisineType: 'Multi-Cuisine',
    description: 'Xacuti, cafreal and prawn curry from Margao, with soft poi bread when the oven allows.',
    cityName: 'San Jose',
    address: '1290 Foxworthy Ave',
    zipCode: '95125',
    latitude: 37.2836,
    longitude: -121.8887,
    dailyCapacity: '26-50',
    registeredDaysAgo: 11,
    status: 'under_review',
  },
  {
    kitchenName: 'Delhi Express Catering',
    cookName: 'Ramesh Kohli',
    ein: '00-5550005',
    cuisineType: 'Punjabi',
    description: 'Party trays of butter chicken, dal makhani and naan.',
    cityName: 'Edison',
    address: '640 Inman Ave',
    zipCode: '08820',
    latitude: 40.5901,
    longitude: -74.3468,
    dailyCapacity: '51-100',
    registeredDaysAgo: 23,
    status: 'rejected',
    rejectionReason:
      'The health permit is made out for a rented commercial kitchen. Please send the permit for the home kitchen you registered, then resubmit.',
  },
];
