import { Button } from '../actions/Button.tsx';

interface Props {
  /** The cursor of the next page; null at the end, and then there is no button. */
  after: string | null;
  words: string;
  isLoading: boolean;
  onMore: (after: string) => void;
}

/** Loads the next page of a list. */
export const MoreButton = ({ after, words, isLoading, onMore }: Props) =>
  after === null ? null : (
    <Button variant="secondary" fullWidth className="mt-4" loading={isLoading} onClick={() => onMore(after)}>
      {words}
    </Button>
  );
