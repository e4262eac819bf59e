/** Names the dialog of the home screen that asks about a cart left behind in another city. */
export const cartQuestion = 'cart-city';
