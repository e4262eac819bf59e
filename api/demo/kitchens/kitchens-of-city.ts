import { alpharettaKitchens } from './alpharetta.ts';
import { bellevueKitchens } from './bellevue.ts';
import { bostonKitchens } from './boston.ts';
import { caryKitchens } from './cary.ts';
import { chicagoKitchens } from './chicago.ts';
import type { DemoKitchen } from './demo-kitchen.ts';
import { denverKitchens } from './denver.ts';
import { edisonKitchens } from './edison.ts';
import { fremontKitchens } from './fremont.ts';
import { friscoKitchens } from './frisco.ts';
import { houstonKitchens } from './houston.ts';
import { irvingKitchens } from './irving.ts';
import { jerseyCityKitchens } from './jersey-city.ts';
import { napervilleKitchens } from './naperville.ts';
import { phoenixKitchens } from './phoenix.ts';
import { queensKitchens } from './queens.ts';
import { sanJoseKitchens } from './san-jose.ts';

/** Every approved kitchen, by the name of its city. */
export const kitchensOfCity: Readonly<Record<string, readonly DemoKitchen[]>> = {
  Alpharetta: alpharettaKitchens,
  Bellevue: bellevueKitchens,
  Boston: bostonKitchens,
  Cary: caryKitchens,
  Chicago: chicagoKitchens,
  Denver: denverKitchens,
  Edison: edisonKitchens,
  Fremont: fremontKitchens,
  Frisco: friscoKitchens,
  Houston: houstonKitchens,
  Irving: irvingKitchens,
  'Jersey City': jerseyCityKitchens,
  Naperville: napervilleKitchens,
  Phoenix: phoenixKitchens,
  Queens: queensKitchens,
  'San Jose': sanJoseKitchens,
};
