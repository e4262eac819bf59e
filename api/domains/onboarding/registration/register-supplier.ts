import { platesOfBand } from '../../../../schema/constants.ts';
import type { Language } from '../../../../schema/languages.ts';
import {
  asRegistration,
  type Registration,
  type RegistrationDraft,
  registrationRefusal,
  unclearTitle,
} from '../../../../schema/rules/registration.ts';
import { everybody } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { findOrAddCity } from '../../cities/find-or-add-city.ts';
import { placeOfZip } from '../../cities/place-of-zip.ts';
import type { ZipCode } from '../../cities/zip-code.ts';
import { mayMailLink } from '../../identity/email/may-mail-link.ts';
import { requestEmailProof } from '../../identity/email/request-email-proof.ts';
import { EmailTaken } from '../../identity/identity-problems.ts';
import { openSupplierAccount } from '../../identity/open-supplier-account.ts';
import { limitTries } from '../../identity/signing-in/limit-tries.ts';
import { rememberClient } from '../../identity/signing-in/recognize-client.ts';
import { planUsualWeek } from '../../mealtimes/usual-week.ts';
import { addSupplier } from '../../suppliers/add-supplier.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { SupplierRegistered } from '../../suppliers/supplier-events.ts';
import { isReservedForOther } from '../claims/is-reserved.ts';
import { KitchenRegistered } from './kitchen-registered.ts';
import { EinTaken, RegistrationRefused } from './registration-problems.ts';
import { wasJustRegistered } from './was-just-registered.ts';

interface Prepared {
  registration: Registration;
  language: Language;
  place: ZipCode;
  isLinkMailed: boolean;
}

/** What the cook typed, and the language in which the cook reads. */
type Asked = RegistrationDraft & { language: Language };

const prepare = async (ctx: Ctx, draft: Asked): Promise<Prepared | Problem> => {
  const refusal = registrationRefusal(draft);
  if (refusal) return new RegistrationRefused(refusal);
  const refused = await limitTries(ctx, [{ kind: 'kitchens by source', key: ctx.source }]);
  if (refused) return refused;
  const registration = asRegistration(draft);
  const place = await placeOfZip(ctx, registration);
  if (!(place instanceof InvalidInput)) {
    const isLinkMailed = await mayMailLink(ctx);
    return {
      registration: { ...registration, city: place.city },
      language: draft.language,
      place,
      isLinkMailed,
    };
  }
  const field = place.field as 'zipCode' | 'state' | 'city';
  return new RegistrationRefused({ step: 3, title: unclearTitle, message: place.message, field });
};

const perform = async (
  work: Work,
  { registration, language, place, isLinkMailed }: Prepared,
): Promise<KitchenRegistered | Problem> => {
  const { em, sql, now } = work;
  const { email, phone } = registration;
  const cookName = registration.cookName || registration.kitchenName;
  const userId = await openSupplierAccount(sql, { name: cookName, email, phone, language }, now);
  if (!userId) {
    return (await wasJustRegistered(work, registration)) ? new KitchenRegistered() : new EmailTaken();
  }
  const cityId = await findOrAddCity(sql, place, now);
  const supplierId = await addSupplier(work, { ...registration, cookName, userId, cityId, place });
  if (!supplierId || (await isReservedForOther(work, registration))) return new EinTaken();
  em.create(Application, {
    id: newIdentifier(now),
    supplierId,
    status: OnboardingStatus.PENDING,
    createdAt: now,
  });
  await planUsualWeek(sql, supplierId, platesOfBand[registration.dailyCapacity]);
  if (isLinkMailed) await requestEmailProof(work, { id: userId, email });
  // The first sign-in by a mailed code from this browser is the owner's, not a stranger's.
  await rememberClient(work, userId);
  work.record(new SupplierRegistered(supplierId));
  return new KitchenRegistered();
};

/**
 * Opens a kitchen's account with its first application. Everything the wizard checks is checked again, in the
 * same order. A request sent twice registers one kitchen, and both succeed.
 */
export const registerSupplier = preparedOperation(everybody, prepare, perform);
