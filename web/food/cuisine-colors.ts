/** The dark and the light end of each cuisine's gradient; white words lie on the dark end only. */
const gradients: Record<string, readonly [dark: string, light: string]> = {
  'North Indian': ['#7A1F1F', '#E07A2F'],
  'South Indian': ['#14532D', '#65A30D'],
  Bengali: ['#7C2D12', '#E0A526'],
  Gujarati: ['#9A3412', '#F2B233'],
  Maharashtrian: ['#831843', '#E2725B'],
  Odia: ['#134E4A', '#4C9F8A'],
  Punjabi: ['#7C2D12', '#D9542B'],
  Rajasthani: ['#6B1D3A', '#D98A2B'],
  Tamil: ['#3F2A14', '#A8641C'],
  Kerala: ['#0F4C3A', '#5E9C3E'],
  'Indo-Chinese': ['#5B1120', '#C8372D'],
  'Street Food': ['#4A1D5F', '#C2477F'],
  Biryani: ['#5A3A05', '#D8A02A'],
  'Multi-Cuisine': ['#1E3A5F', '#3E86B5'],
};
const otherwise = ['#1E3A5F', '#3E86B5'] as const;

export const cuisineColors = (cuisine: string) => gradients[cuisine] ?? otherwise;
