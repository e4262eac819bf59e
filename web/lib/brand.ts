export const brand = 'Tiffin';
export const tagline = 'Authentic Home-Cooked Indian Meals';
export const appVersion = '1.0.0';
