import { Button } from './Button.tsx';

interface Props {
  /** Where the list goes on; null at its end, and then there is no button. */
  after: string | null;
  words: string;
  isLoading: boolean;
  onMore: (after: string) => void;
}

/** Goes on with a list that comes in pages. */
export const MoreButton = ({ after, words, isLoading, onMore }: Props) =>
  after === null ? null : (
    <Button variant="secondary" fullWidth className="mt-4" loading={isLoading} onClick={() => onMore(after)}>
      {words}
    </Button>
  );
