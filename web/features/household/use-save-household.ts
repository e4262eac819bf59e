import { t } from '@lingui/core/macro';
import { type Household_householdFragment, useSaveHouseholdMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { draftOf, type PersonDraft } from './person-draft.ts';

/**
 * Saves the household with a change of its people, or returns why not; `onConflict` reads what another window saved.
 */
export const useSaveHousehold = (household: Household_householdFragment, onConflict: () => void) => {
  const [save, { loading }] = useSaveHouseholdMutation();

  const change = async (
    changed: (people: PersonDraft[]) => PersonDraft[],
    { version, people } = household,
  ): Promise<{ refusal: Refusal } | { household: Household_householdFragment }> => {
    try {
      const input = { version, people: changed(people.map(draftOf)) };
      const answer = (await save({ variables: { input } })).data!.saveHousehold;
      if (answer.__typename === 'Household') return { household: answer };
      if (answer.__typename === 'HouseholdConflict') onConflict();
      // The form has one person, whose fields the server names with their place in the list.
      const field = answer.field?.split('.').at(-1) ?? null;
      return { refusal: { ...answer, field } };
    } catch (error) {
      return { refusal: { message: failureText(error, t`Not saved. Please try again.`), field: null } };
    }
  };

  return { change, isSaving: loading };
};
