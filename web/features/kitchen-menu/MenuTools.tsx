import { t } from '@lingui/core/macro';
import ArrowUpDown from '~icons/lucide/arrow-up-down';
import ChevronsDownUp from '~icons/lucide/chevrons-down-up';
import ChevronsUpDown from '~icons/lucide/chevrons-up-down';
import Plus from '~icons/lucide/plus';
import { Button } from '../../ui/actions/Button.tsx';
import { Chip } from '../../ui/forms/Chip.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';

interface Props {
  /** The text to find dishes by; undefined where there are too few to search. */
  search: string | undefined;
  onSearch: (text: string) => void;
  onAdd: () => void;
  isReordering: boolean;
  onReorder: (isReordering: boolean) => void;
  areAllOpen: boolean;
  /** Undefined while searching. */
  onFoldAll: ((open: boolean) => void) | undefined;
}

/** What concerns the whole menu. */
export const MenuTools = (props: Props) => (
  <div className="flex flex-wrap items-center gap-2">
    {props.search !== undefined && (
      <search className="w-full @3xl:w-80">
        <SearchField
          label={t`Find a dish`}
          placeholder={t`Find a dish`}
          value={props.search}
          onChange={props.onSearch}
        />
      </search>
    )}
    <Button isSnug onClick={props.onAdd}>
      <Plus aria-hidden className="size-5" /> {t`Add a dish`}
    </Button>
    <Chip pressed={props.isReordering} onClick={() => props.onReorder(!props.isReordering)}>
      <ArrowUpDown aria-hidden /> {t`Reorder`}
    </Chip>
    {props.onFoldAll && (
      <Button variant="ghost" isSnug onClick={() => props.onFoldAll?.(!props.areAllOpen)}>
        {props.areAllOpen ? (
          <>
            <ChevronsDownUp aria-hidden className="size-4" /> {t`Fold all`}
          </>
        ) : (
          <>
            <ChevronsUpDown aria-hidden className="size-4" /> {t`Show all`}
          </>
        )}
      </Button>
    )}
  </div>
);
