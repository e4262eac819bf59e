/** Mutations that anyone may ask for and everyone has for themselves, by what makes it theirs. */
export const ofViewerBecause = {
  'the account that the request creates': ['registerCustomer'],
  'the account that the request proves by a password, a mailed code, EIN and email, or a second factor': [
    'completeSignIn',
    'enterSignInCode',
    'resetPassword',
    'signInCustomer',
    'signInSupplier',
    'signInWithMailedCode',
  ],
  'the invitation or the link that the request proves by its token': ['joinStaff', 'setStaffPassword'],
};
