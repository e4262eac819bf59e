import { t } from '@lingui/core/macro';
import {
  type AnnounceInput,
  type AnnouncementCard_announcementFragment,
  AnnouncementsDocument,
  useAnnounceMutation,
  useChangeAnnouncementMutation,
  useEndAnnouncementMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { type Refusal, refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

type Read = Pick<AnnouncementCard_announcementFragment, 'id' | 'revision'>;

/** Not awaited: an announcement is saved, whether or not the list can be read again. */
const options = { refetchQueries: [AnnouncementsDocument] };

/** Writes an announcement, or changes the one that was read. Returns why not. */
export const useSaveAnnouncement = (before?: Read) => {
  const toast = useToast();
  const [announce] = useAnnounceMutation(options);
  const [change] = useChangeAnnouncementMutation(options);
  return async (input: AnnounceInput): Promise<Refusal | undefined> => {
    const failed = t`The announcement wasn't saved. Please try again.`;
    try {
      const answer = before
        ? (await change({ variables: { input: { ...input, id: before.id, revision: before.revision } } }))
            .data?.changeAnnouncement
        : (await announce({ variables: { input } })).data?.announce;
      if (answer?.__typename !== 'Announcement') return answer ?? { message: failed };
      toast({ tone: 'success', title: t`Announcement saved` });
    } catch (error) {
      return { message: failureText(error, failed) };
    }
  };
};

/** Ends an announcement, and says so or why not. */
export const useEndAnnouncement = () => {
  const toast = useToast();
  const [end] = useEndAnnouncementMutation(options);
  return async ({ id, revision }: Read) => {
    const failed = t`The announcement is still there. Please try again.`;
    try {
      const answer = (await end({ variables: { id, revision } })).data?.endAnnouncement;
      if (answer?.__typename === 'Announcement') toast({ tone: 'success', title: t`Announcement ended` });
      else toast({ tone: 'danger', title: answer ? refusalText(answer) : failed });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, failed) });
    }
  };
};
