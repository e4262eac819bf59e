import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { categoryName } from '../../../schema/rules/menu.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { typedPortionLimit } from './dish-draft.ts';
import { useRemoveCategory, useSaveCategory } from './use-category-name.ts';

interface Props {
  /** The category to change; without it a new one is added. */
  category?: {
    id: string;
    name: string;
    version: number;
    portionLimit: number | null;
    dishes: readonly unknown[];
  };
  onClose: () => void;
}

const rule = z.object({ name: categoryName, portionLimit: typedPortionLimit });

export default function CategorySheet({ category, onClose }: Props) {
  const save = useSaveCategory(category);
  const remove = useRemoveCategory();
  const start = { name: category?.name ?? '', portionLimit: String(category?.portionLimit ?? '') };
  const { draft, register, errors, isSubmitting, submit } = useRefusableDraftForm({
    rule,
    draft: { key: `category-${category?.id ?? 'new'}` },
    start,
    send: save,
    onDone: onClose,
  });

  const removeIt = async () => {
    if (category && (await remove(category.id))) onClose();
  };
  return (
    <Sheet onClose={onClose} title={category ? t`Edit category` : t`Add a category`}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <DraftNotice draft={draft} />
        <TextField
          {...register('name')}
          label={t`Name`}
          placeholder={t`Breakfast, Thalis, Sweets`}
          autoComplete="off"
          error={errors.name?.message}
        />
        {category && (
          <TextField
            {...register('portionLimit')}
            label={t`Portions a meal`}
            optional
            inputMode="numeric"
            autoComplete="off"
            hint={t`All its dishes are sold out after these together`}
            error={errors.portionLimit?.message}
          />
        )}
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          {t`Save category`}
        </Button>
        {category &&
          (category.dishes.length === 0 ? (
            <Button variant="danger" fullWidth onClick={() => void removeIt()}>
              {t`Remove category`}
            </Button>
          ) : (
            <p className="text-center text-small text-muted">
              {t`Move or remove its dishes first to remove this category.`}
            </p>
          ))}
      </form>
    </Sheet>
  );
}
