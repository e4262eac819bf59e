/** The non-disclosure agreement, version 1. Signed texts never change: another wording is another version. */
export const ndaV1 = `
# Non-Disclosure Agreement

This agreement is between the marketplace ("we") and the home kitchen that signs it ("you"). It protects what each of us tells the other in confidence.

## 1. What is confidential

Confidential is what one of us tells the other that is not public: your recipes, suppliers, documents and figures; our customers' details, prices agreed with others, plans, software and figures. What is public, what was known before, and what somebody else told without breaking a promise is not confidential.

## 2. What we promise each other

Each of us uses what is confidential only to work together on this marketplace, shows it only to people who need it for that and who keep it to themselves, and protects it as carefully as our own.

## 3. What the law asks for

When a court or an authority demands something confidential, it may be given. Whoever is asked tells the other first, where the law allows it.

## 4. Customers

Names, addresses, phone numbers and orders of customers stay confidential for as long as anybody has them.

## 5. How long

This agreement lasts 3 years from the day you sign it, also when we stop working together before that.

## 6. Giving back

When we stop working together, each of us deletes or gives back what is confidential, but for what the law asks us to keep.

## 7. Electronic signature

Your full legal name, typed below this text, is your signature. We keep it with the time, and with a fingerprint of the text you signed.
`;
