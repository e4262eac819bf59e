import { plural, t } from '@lingui/core/macro';
import { Suspense } from 'react';
import ChevronLeft from '~icons/lucide/chevron-left';
import ChevronRight from '~icons/lucide/chevron-right';
import Copy from '~icons/lucide/copy';
import { mealMenuWeeks } from '../../../schema/constants.ts';
import { daysAfter } from '../../../schema/rules/days.ts';
import type { MenuWeekQuery } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { useDraftState } from '../../lib/drafts/use-draft-state.ts';
import { daySpan } from '../../lib/formats/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import {
  copiedWeek,
  type DraftedMenus,
  daysToPublish,
  keyOf,
  mealOf,
  menuOf,
  menusUntil,
  restored,
  type StoredMenus,
  stored,
  type WeekDish,
  withMenu,
  without,
} from './drafted-menus.ts';
import { MenuWeekDays } from './MenuWeekDays.tsx';
import { MenuWeekFile } from './MenuWeekFile.tsx';
import { StillOrderedNote } from './StillOrderedNote.tsx';
import { usePublish } from './use-publish.ts';

const MealMenuSheet = lazyWithRetry(() => import('./MealMenuSheet.tsx'));
const PublishSheet = lazyWithRetry(() => import('./PublishSheet.tsx'));

type Week = NonNullable<MenuWeekQuery['myMenuWeek']>;

interface Props {
  week: Week;
  dishes: readonly WeekDish[];
  weeksAhead: number;
  onWeek: (weeksAhead: number) => void;
}

const nothing: StoredMenus = { dishes: [], meals: {}, texts: [], contents: {} };
const mealDialog = (key: string) => `menu-${key.replace(' ', '-')}`;

/** The menus of single meals, a week at a time. What is changed stays on the device until it is published. */
export function MenuWeekEditor({ week, dishes, weeksAhead, onWeek }: Props) {
  const { values, change, draft } = useDraftState(nothing, { key: 'menu-week' });
  const drafted = restored(values);
  const setDrafted = (next: DraftedMenus) => change(stored(next));
  const { publish, note, isPublishing, stillOrdered, orderedContents, refusal } = usePublish(meals =>
    setDrafted(without(drafted, meals)),
  );
  const { open, show, close } = useDialogInUrl();
  const toast = useToast();
  const shown = week.meals.filter(meal => meal.serviceDate >= week.firstDay);
  const opened = shown.find(meal => open === mealDialog(keyOf(meal)));
  const days = daysToPublish(drafted, dishes);
  const countUntil = (day: string) =>
    [...drafted.keys()].filter(key => mealOf(key).serviceDate <= day).length;

  const copy = () => {
    const next = copiedWeek(drafted, week, new Date());
    const isSame = JSON.stringify(stored(next)) === JSON.stringify(stored(drafted));
    setDrafted(next);
    toast({
      title: isSame
        ? t`This week already has the menus of last week`
        : t`Menus copied. Publish them when you're ready.`,
    });
  };
  const discard = () => {
    draft.discard();
    toast({
      title: t`Changes discarded`,
      action: { label: t`Undo`, onAct: () => setDrafted(drafted) },
    });
  };
  const send = async (lastDay: string) => {
    if (await publish(menusUntil(drafted, lastDay, dishes))) await close();
  };

  return (
    <div className="@container flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex items-center gap-1">
          <IconButton
            label={t`Week before`}
            disabled={weeksAhead === 0}
            onClick={() => onWeek(weeksAhead - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <h2 aria-live="polite" className="text-title font-bold">
            {daySpan(week.firstDay, daysAfter(week.firstDay, 6))}
          </h2>
          <IconButton
            label={t`Week after`}
            disabled={weeksAhead === mealMenuWeeks - 1}
            onClick={() => onWeek(weeksAhead + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
        <Button variant="secondary" isSnug onClick={copy}>
          <Copy aria-hidden className="size-4" /> {t`Copy last week`}
        </Button>
        <MenuWeekFile
          onPublished={(meals, answer) => {
            setDrafted(without(drafted, meals));
            note(answer);
          }}
        />
      </div>
      <StillOrderedNote dishes={stillOrdered} contents={orderedContents} />
      {drafted.size > 0 && (
        <section
          aria-label={t`Changed menus`}
          className="sticky top-14 z-20 -mx-4 flex flex-wrap items-center gap-2 border-b border-border bg-surface px-4 py-2"
        >
          <p role="status" className="flex-1 text-small font-medium">
            {plural(drafted.size, { one: '# meal changed', other: '# meals changed' })}
          </p>
          <Button variant="ghost" isSnug onClick={discard}>{t`Discard`}</Button>
          <Button isSnug onClick={() => show('publish-menus')}>{t`Publish`}</Button>
        </section>
      )}
      <MenuWeekDays
        firstDay={week.firstDay}
        meals={shown}
        dishes={dishes}
        drafted={drafted}
        onOpen={meal => show(mealDialog(keyOf(meal)))}
      />
      <Suspense fallback={null}>
        {opened && (
          <MealMenuSheet
            key={open}
            meal={opened}
            menu={menuOf(opened, drafted)}
            dishes={dishes}
            onChange={menu => setDrafted(withMenu(drafted, opened, menu))}
            onClose={close}
          />
        )}
        {open === 'publish-menus' && (days.length > 0 || refusal) && (
          <PublishSheet
            days={days}
            countUntil={countUntil}
            isPublishing={isPublishing}
            refusal={refusal}
            onPublish={lastDay => void send(lastDay)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
