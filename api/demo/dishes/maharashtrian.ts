import type { DemoMenu } from './demo-dish.ts';

// biome-ignore format: a dish on two lines reads like a menu
export const maharashtrianMenu: DemoMenu = {
  'Thalis & combos': [
    { name: 'Maharashtrian thali', cents: 1375, diet: 'VEGETARIAN', spice: 2, allergens: ['MILK', 'PEANUTS', 'WHEAT', 'SESAME', 'MUSTARD'], portion: '1 tray',
      description: 'Amti, usal, potato bhaji, chapati, rice, peanut koshimbir and a small sweet',
      options: [
        { name: 'Bread', least: 0, most: 1, choices: [
          { name: 'Chapati', allergens: ['WHEAT'] }, { name: 'Jowar bhakri', allergens: [] }, { name: 'More rice', allergens: [] } ] },
        { name: 'Extras', least: 0, most: 3, choices: [
          { name: 'Spoon of ghee', cents: 100, allergens: ['MILK'] }, { name: 'Shrikhand', cents: 300, allergens: ['MILK', 'TREE_NUTS'] },
          { name: 'Thecha', cents: 75, allergens: ['PEANUTS'] } ] },
      ] },
    { name: 'Zunka bhakar', cents: 999, diet: 'VEGETARIAN', spice: 2, allergens: ['MILK', 'PEANUTS', 'MUSTARD'], portion: '1 tray',
      description: 'Dry chickpea mash with spring onion, two sorghum breads, thecha and curd' },
    { name: 'Kolhapuri chicken plate', cents: 1525, diet: 'NON_VEGETARIAN', spice: 3, allergens: ['WHEAT', 'SESAME'], portion: '1 tray',
      description: 'Fiery chicken with tambda rassa, two chapatis, rice and onion' },
  ],
  Breakfast: [
    { name: 'Kanda poha', cents: 625, diet: 'VEGAN', spice: 1, allergens: ['PEANUTS', 'MUSTARD'], portion: '12 oz box',
      description: 'Flattened rice with onion, peanuts, turmeric and lime' },
    { name: 'Sabudana khichdi', cents: 725, diet: 'VEGAN', spice: 1, allergens: ['PEANUTS'], portion: '12 oz box',
      description: 'Tapioca pearls with roasted peanuts, cumin and green chili' },
    { name: 'Misal pav', cents: 925, diet: 'VEGAN', spice: 3, allergens: ['WHEAT', 'MUSTARD'], portion: '1 bowl, 2 rolls',
      description: 'Sprouted moth beans in red gravy under farsan, with two soft rolls' },
    { name: 'Thalipeeth', cents: 750, diet: 'VEGETARIAN', spice: 1, allergens: ['MILK', 'WHEAT'], portion: '2 pieces',
      description: 'Multigrain griddle bread with onion and coriander, white butter alongside' },
  ],
  Curries: [
    { name: 'Bharli vangi', cents: 975, diet: 'VEGAN', spice: 2, allergens: ['PEANUTS', 'SESAME'], portion: '12 oz bowl',
      description: 'Small eggplants with peanut, coconut and goda masala' },
    { name: 'Matki usal', cents: 825, diet: 'VEGAN', spice: 2, allergens: ['MUSTARD'], portion: '12 oz bowl',
      description: 'Sprouted moth beans with coconut and kokum' },
    { name: 'Katachi amti', cents: 675, diet: 'VEGAN', spice: 2, allergens: ['SESAME', 'MUSTARD'], portion: '12 oz bowl',
      description: 'Thin, sweet-sour broth from chana dal with jaggery and goda masala' },
    { name: 'Pandhra rassa', cents: 1225, diet: 'NON_VEGETARIAN', spice: 1, allergens: ['TREE_NUTS', 'SESAME'], portion: '12 oz bowl',
      description: 'White Kolhapuri mutton broth with coconut, cashew and sesame' },
    { name: 'Kombdi rassa', cents: 1350, diet: 'NON_VEGETARIAN', spice: 2, allergens: [], portion: '12 oz bowl',
      description: 'Country-style chicken with roasted coconut and red onion' },
    { name: 'Malvani fish curry', cents: 1499, diet: 'NON_VEGETARIAN', spice: 2, allergens: ['FISH'], portion: '2 pieces',
      description: 'Kingfish in coconut and kokum with tirphal pepper' },
  ],
  'Breads & rice': [
    { name: 'Jowar bhakri', cents: 375, diet: 'VEGAN', spice: 0, allergens: [], portion: '2 pieces',
      description: 'Hand-patted sorghum bread' },
    { name: 'Masale bhat', cents: 699, diet: 'VEGETARIAN', spice: 2, allergens: ['MILK', 'TREE_NUTS', 'SESAME', 'MUSTARD'], portion: '12 oz box',
      description: 'Rice with ivy gourd, goda masala, cashews and ghee, as at weddings' },
  ],
  Snacks: [
    { name: 'Vada pav', cents: 500, diet: 'VEGAN', spice: 2, allergens: ['PEANUTS', 'WHEAT', 'MUSTARD'], portion: '1 piece',
      description: 'Potato fritter in a soft roll with dry garlic and peanut chutney' },
    { name: 'Kothimbir vadi', cents: 625, diet: 'VEGAN', spice: 1, allergens: ['PEANUTS', 'SESAME'], portion: '6 pieces',
      description: 'Steamed and fried coriander cakes with peanut and sesame' },
    { name: 'Batata vada', cents: 550, diet: 'VEGAN', spice: 2, allergens: ['MUSTARD'], portion: '3 pieces',
      description: 'Garlicky potato balls in chickpea batter with green chutney' },
  ],
  Sweets: [
    { name: 'Ukadiche modak', cents: 750, diet: 'VEGETARIAN', spice: 0, allergens: ['MILK'], portion: '4 pieces',
      description: 'Steamed rice-flour dumplings of coconut and jaggery, with ghee' },
    { name: 'Puran poli with katachi amti', cents: 825, diet: 'VEGETARIAN', spice: 1, allergens: ['MILK', 'WHEAT', 'SESAME', 'MUSTARD'], portion: '2 pieces, 6 oz',
      description: 'Sweet chana dal flatbread with ghee and a cup of the spiced broth' },
    { name: 'Amrakhand', cents: 575, diet: 'VEGETARIAN', spice: 0, allergens: ['MILK'], portion: '6 oz cup',
      description: 'Strained yogurt with Alphonso mango pulp' },
  ],
  Drinks: [
    { name: 'Sol kadhi', cents: 400, diet: 'VEGAN', spice: 1, allergens: [], portion: '12 oz bottle',
      description: 'Pink coconut milk and kokum with garlic and coriander' },
    { name: 'Kokum sarbat', cents: 325, diet: 'VEGAN', spice: 0, allergens: [], portion: '12 oz bottle',
      description: 'Cold kokum with cumin and jaggery' },
  ],
};
