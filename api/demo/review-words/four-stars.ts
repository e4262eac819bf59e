import type { WordsOfKind } from './dish-kinds.ts';

export const fourStars: WordsOfKind = {
  box: [
    '{dish} very good, one more piece of bread would make it perfect.',
    'Enjoyed the {dish}; the vegetable was the star, the dal a bit shy.',
    'Good honest {dish}, a little late but still warm.',
    '{dish} is generous. I would like a bit less salt in the pickle.',
  ],
  curry: [
    '{dish} had a lovely flavor, slightly milder than the menu says.',
    'Really nice {dish}. I would pay a dollar more for a bigger bowl.',
    '{dish} a touch oily but gone in minutes.',
    'Tasty {dish}, though I missed a sour note at the end.',
    'Solid {dish}; better than the restaurant on our street.',
  ],
  'rice or bread': [
    '{dish} nearly perfect, a little dry at the edges by the time I ate.',
    'Nice {dish}. Tell them if you want it spicy, the default is gentle.',
    '{dish} filling and fragrant; the box could close better.',
    'Good {dish}, and the portion is larger than I expected.',
  ],
  breakfast: [
    '{dish} good, chutney excellent, ten minutes after the window.',
    'We liked the {dish}. It is best eaten at once, so be at home.',
    '{dish} homely and fresh; could use a pinch more salt.',
  ],
  snack: [
    '{dish} lost a little crunch on the way but the taste was right.',
    'Good {dish}; send more of the green chutney, please.',
    '{dish} great with tea, slightly small for the price.',
  ],
  sweet: [
    'Fresh {dish}, a little sweeter than I like it.',
    '{dish} was lovely. Four would be better than three.',
    'Very good {dish}; mine came a bit squashed.',
  ],
  drink: ['{dish} refreshing, wish it came in a larger bottle.', 'Nice {dish}, a bit too sweet for me.'],
};
