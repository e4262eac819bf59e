import { t } from '@lingui/core/macro';
import { Suspense, useRef } from 'react';
import Plus from '~icons/lucide/plus';
import Users from '~icons/lucide/users';
import { householdLimit } from '../../../schema/constants.ts';
import type { Household_householdFragment } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { PersonRow } from './PersonRow.tsx';
import { draftOf, newPerson, type PersonDraft, withoutPerson, withPerson } from './person-draft.ts';
import { useSaveHousehold } from './use-save-household.ts';

const PersonSheet = lazyWithRetry(() => import('./PersonSheet.tsx'));
const adding = 'new-person';

interface Props {
  household: Household_householdFragment;
  /** Reads the household again. */
  onChangedElsewhere: () => void;
}

/** Who eats with the customer: add, change and remove. */
export function HouseholdBook({ household, onChangedElsewhere }: Props) {
  const { people } = household;
  const { change, isSaving } = useSaveHousehold(household, onChangedElsewhere);
  const { open, show, close } = useDialogInUrl();
  const toast = useToast();
  const book = useRef<HTMLDivElement>(null);
  const edited = people.find(({ id }) => `person-${id}` === open);
  const isFull = people.length >= householdLimit;

  const save = async (person: PersonDraft) => {
    const answer = await change(known => withPerson(known, person));
    return 'refusal' in answer ? answer.refusal : undefined;
  };
  const remove = async (person: PersonDraft) => {
    const answer = await change(known => withoutPerson(known, person.id));
    if ('refusal' in answer) {
      toast({ tone: 'danger', title: refusalText(answer.refusal) });
      return;
    }
    book.current?.focus();
    const bringBack = async () => {
      const undone = await change(known => withPerson(known, person), answer.household);
      if ('refusal' in undone) toast({ tone: 'danger', title: refusalText(undone.refusal) });
    };
    toast({ title: t`${person.name} removed`, action: { label: t`Undo`, onAct: () => void bringBack() } });
  };

  const addButton = (
    <Button variant={people.length > 0 ? 'secondary' : 'primary'} onClick={() => show(adding)}>
      <Plus aria-hidden className="size-5" /> {t`Add a person`}
    </Button>
  );
  return (
    <div ref={book} tabIndex={-1} className="outline-none">
      {people.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title={t`Who eats with you?`}
          text={t`Add yourself and your family. We point out dishes that someone never eats, and ask before you order them.`}
          action={addButton}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <ul className="divide-y divide-border rounded-card border border-border bg-surface">
            {people.map(person => (
              <li key={person.id}>
                <PersonRow
                  person={person}
                  isSaving={isSaving}
                  onEdit={() => show(`person-${person.id}`)}
                  onRemove={() => void remove(draftOf(person))}
                />
              </li>
            ))}
          </ul>
          {isFull ? <p className="text-muted">{t`At most ${householdLimit} people.`}</p> : addButton}
        </div>
      )}
      {(edited || (open === adding && !isFull)) && (
        <Suspense fallback={null}>
          <PersonSheet
            person={edited && draftOf(edited)}
            newcomer={newPerson(people.length === 0 ? t`Me` : '')}
            onSave={save}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
