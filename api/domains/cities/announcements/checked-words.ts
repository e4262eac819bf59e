import { announcementHindiText, announcementText } from '../../../../schema/rules/announcement.ts';
import { checked } from '../../../core/operation/checked.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import type { Announcement } from './announcement.ts';
import type { AnnounceInput } from './announcement-inputs.ts';

type Words = Pick<Announcement, 'text' | 'hindiText' | 'audience'>;

/** The words of an announcement as they are stored, or the first refusal. */
export const checkedWords = ({ audience, ...given }: AnnounceInput): Words | InvalidInput => {
  const text = checked(announcementText, given.text, 'text');
  if (text instanceof InvalidInput) return text;
  const hindiText = checked(announcementHindiText, given.hindiText ?? '', 'hindiText');
  if (hindiText instanceof InvalidInput) return hindiText;
  return { text, hindiText: hindiText || null, audience };
};
