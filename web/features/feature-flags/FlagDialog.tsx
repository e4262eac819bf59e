import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { features } from '../../../schema/features.ts';
import { featurePart } from '../../../schema/rules/feature-flag.ts';
import type { ShownFlagFragment } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { ConfirmOpening } from './ConfirmOpening.tsx';
import { FlagCities } from './FlagCities.tsx';
import { type FlagCity, type Opening, openingWords } from './flag-words.ts';
import { useSetFlag } from './use-set-flag.ts';

interface Props {
  flag: ShownFlagFragment;
  onClose: () => void | Promise<void>;
}

/** Asks for whom a feature is to be open, says what that means, and changes it once that is confirmed. */
export default function FlagDialog({ flag, onClose }: Props) {
  const name = translate(features[flag.key].name);
  const [status, setStatus] = useState(flag.status);
  const [percent, setPercent] = useState(String(flag.percent));
  const [isInAllCities, setIsInAllCities] = useState(flag.isInAllCities);
  const [cities, setCities] = useState<readonly FlagCity[]>(flag.cities);
  const [error, setError] = useState<{ message: string; field: string | null }>();
  const [asked, setAsked] = useState<Opening>();
  const set = useSetFlag(flag, name);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const part = featurePart.safeParse({
      percent: percent.trim() === '' ? Number.NaN : Number(percent),
      cityIds: isInAllCities ? null : cities.map(({ id }) => id),
    });
    if (status === 'PART' && !part.success) {
      const { message, path } = part.error.issues[0]!;
      return setError({ message, field: String(path[0]) });
    }
    setError(undefined);
    const opened = status === 'PART' && part.success ? part.data.percent : flag.percent;
    setAsked({ status, percent: opened, isInAllCities, cities });
  };
  const save = async (opening: Opening) => {
    const refusal = await set(opening);
    if (!refusal) return onClose();
    setAsked(undefined);
    setError({ message: refusal.message, field: refusal.field ?? null });
  };
  const errorAt = (field: string) => (error?.field === field ? error.message : undefined);

  return (
    <Sheet onClose={onClose} title={name} description={translate(features[flag.key].description)}>
      {asked ? (
        <ConfirmOpening now={flag} asked={asked} onBack={() => setAsked(undefined)} onSave={save} />
      ) : (
        <form onSubmit={ask} noValidate className="flex flex-col gap-4 pt-2">
          <p className="wrap-anywhere">{t`Now: ${openingWords(flag)}`}</p>
          <RadioCards
            legend={t`For whom?`}
            options={[
              { value: 'ON', title: t`Everyone` },
              {
                value: 'PART',
                title: t`A part`,
                description: t`Some cities, or some of the people in them.`,
              },
              { value: 'OFF', title: t`No one` },
            ]}
            value={status}
            onChange={setStatus}
          />
          {status === 'PART' && (
            <>
              <TextField
                label={t`Percent of people`}
                hint={t`The same people each time. Raising it closes the feature for no one. Below 100, visitors without an account don't see it.`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={percent}
                onChange={event => setPercent(event.target.value)}
                error={errorAt('percent')}
              />
              <RadioCards
                legend={t`Where?`}
                options={[
                  { value: 'ALL', title: t`All cities` },
                  { value: 'SOME', title: t`Some cities` },
                ]}
                value={isInAllCities ? 'ALL' : 'SOME'}
                onChange={where => setIsInAllCities(where === 'ALL')}
              />
              {!isInAllCities && (
                <FlagCities chosen={cities} onChange={setCities} error={errorAt('cityIds')} />
              )}
            </>
          )}
          <FormRefusal
            message={error && !errorAt('percent') && !errorAt('cityIds') ? error.message : undefined}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
            <Button type="submit">{t`Continue`}</Button>
          </div>
        </form>
      )}
    </Sheet>
  );
}
