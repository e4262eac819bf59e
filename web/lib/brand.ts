export const brand = 'Tiffin';
export const tagline = 'Authentic Home-Cooked Indian Meals';
