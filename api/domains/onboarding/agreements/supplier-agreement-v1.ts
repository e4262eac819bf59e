/** The supplier agreement, version 1. Signed texts never change: another wording is another version. */
export const supplierAgreementV1 = `
# Supplier Agreement

This agreement is between the marketplace ("we") and the home kitchen that signs it ("you"). It is in force from the day you sign it and we approve your application.

## 1. Your kitchen

You cook in the home kitchen you registered. You are not a restaurant, a food truck or a commercial kitchen. You keep the food service license, the general liability insurance and the health permit you gave us valid, and you send us a new one before an old one ends. You cook no more plates a day than the capacity you registered.

## 2. Your food

You follow the food safety rules of your state, county and city. You name every allergen of every dish. You cook what the menu says, in time for the meal it was ordered for, and tell the customer and us at once when you cannot.

## 3. Prices and what you keep

You set the prices of your menu. You keep 80% of the menu price of every dish you sell. We keep 20% for bringing you customers, taking payments and supporting both sides. The share is reckoned on each order to the cent and does not change once the order is placed. Card processing fees of 2.9% + $0.30 are shown separately.

## 4. When you are paid

We pay your share within 5 business days after an order is delivered, to the bank account you registered. When an order is canceled or refunded because it was not cooked or not delivered, there is no share.

## 5. Customers

What customers tell us about themselves is theirs. You use names, addresses and phone numbers to cook and deliver their orders, and for nothing else.

## 6. What each of us answers for

You answer for the food you cook and for its safety. We answer for the marketplace: that orders reach you, that payments reach you, and that reviews are by people who ordered. Your insurance covers claims about your food.

## 7. Review and suspension

We review your documents within 2-3 business days after you submit them. If there is reason to fear for somebody's health, we may take your kitchen off the lists at once and tell you why.

## 8. Ending it

Either of us may end this agreement with 30 days notice, in writing, without giving a reason. Orders placed before the end are cooked, delivered and paid as agreed.

## 9. Electronic signature

Your full legal name, typed below this text, is your signature. We keep it with the time, and with a fingerprint of the text you signed.
`;
