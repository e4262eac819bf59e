/** What kitchens are named after, what they cook and who cooks: common words and rarer ones to search for. */
export const words = {
  firstNames:
    `Anita Priya Sunita Meena Kavita Lakshmi Radha Asha Geeta Usha Rekha Nirmala Shanta Pushpa Savita
    Leela Kamala Indira Sarita Jaya Vimala Sudha Padma Malini Anjali Deepa Rohini Smita Nandini Vasanti Farida
    Zainab Harpreet Gurleen Mary Teresa Bhavna Hetal Ila Tara`.split(/\s+/),
  lastNames: `Sharma Patel Iyer Nair Reddy Banerjee Mukherjee Das Singh Kaur Gupta Joshi Desai Kulkarni Menon
    Pillai Rao Shetty Chatterjee Bose Mehta Shah Verma Mishra Khan Fernandes Thomas Agarwal Chopra Malhotra`.split(
    /\s+/,
  ),
  cuisines: [
    'Punjabi',
    'Bengali',
    'Gujarati',
    'Tamil',
    'Kerala',
    'Rajasthani',
    'Odia',
    'Goan',
    'Andhra',
    'Awadhi',
  ],
  kitchenNames: ['Kitchen', 'Rasoi', 'Tiffin', 'Home Table', 'Thali', 'Dabba', 'Bhojan', 'Pantry'],
  dishes: [
    ...['Dal Makhani', 'Dal Tadka', 'Sambar', 'Rasam', 'Kadhi Pakora', 'Chole', 'Rajma', 'Toor Dal'],
    ...['Palak Paneer', 'Matar Paneer', 'Aloo Gobi', 'Baingan Bharta', 'Bhindi Masala', 'Avial', 'Undhiyu'],
    ...['Kosha Mangsho', 'Macher Jhol', 'Chicken Chettinad', 'Butter Chicken', 'Egg Curry', 'Fish Moilee'],
    ...['Vegetable Biryani', 'Lucknow Biryani', 'Lemon Rice', 'Curd Rice', 'Jeera Rice', 'Khichdi', 'Pongal'],
    ...['Masala Dosa', 'Idli', 'Appam', 'Puri Bhaji', 'Methi Thepla', 'Phulka', 'Tandoori Roti', 'Luchi'],
    ...['Gulab Jamun', 'Rasgulla', 'Payasam', 'Gajar Halwa'],
  ],
  categories: ['Mains', 'Rice and Breads', 'Sweets'],
};
