/** The people of the demo who can sign in; the administrator is made elsewhere. */
export const demoAccounts = {
  customer: {
    name: 'Priya Sharma',
    email: 'priya@tiffin.example',
    password: 'tiffin-demo',
    phone: '(770) 555-0142',
  },
  supplier: {
    kitchenName: "Asha's Kitchen",
    email: 'asha@tiffin.example',
    phone: '(770) 555-0119',
    ein: '12-3456789',
  },
} as const;
export type DemoAccounts = typeof demoAccounts;
