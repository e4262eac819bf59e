import { describe, expect, test } from 'vitest';
import { planDraft, planDraftRule, planFacts } from './plan-draft.ts';

describe('a planned meal in the form', () => {
  test.each([
    { cutOffMinutes: -240, servedFromMinutes: 480, servedUntilMinutes: 600 },
    { cutOffMinutes: -1440, servedFromMinutes: 480, servedUntilMinutes: 600 },
    { cutOffMinutes: -1441, servedFromMinutes: 0, servedUntilMinutes: 1440 },
    { cutOffMinutes: 900, servedFromMinutes: 1110, servedUntilMinutes: 1230 },
  ])('is what it was when nothing is changed: %o', times => {
    const plan = { weekday: 2, mealtime: 'DINNER', plates: 12, ...times } as const;
    const { weekday: _, ...same } = plan;
    expect(planFacts('DINNER', planDraft(2, 'DINNER', plan, 25))).toEqual({ ...same, weekdays: [2] });
  });

  test('says under its own fields what is wrong', () => {
    const draft = { ...planDraft(2, 'LUNCH', undefined, 25), servedUntil: '11:00', plates: '' };
    const issues = planDraftRule('LUNCH').safeParse(draft).error?.issues ?? [];
    expect(issues.map(issue => issue.path[0])).toEqual(['plates']);
    const late = planDraftRule('LUNCH').safeParse({ ...draft, plates: '8' }).error?.issues ?? [];
    expect(late.map(issue => issue.path[0])).toEqual(['servedUntil']);
  });
});
