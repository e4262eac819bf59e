import { t } from '@lingui/core/macro';
import Monitor from '~icons/lucide/monitor';
import Moon from '~icons/lucide/moon';
import Sun from '~icons/lucide/sun';
import { useStored } from '../../lib/stored.ts';
import { applyTheme, type Theme, themeOf } from '../../lib/theme.ts';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';

const choices = () =>
  [
    { value: 'system', word: t`System`, Icon: Monitor },
    { value: 'light', word: t`Light`, Icon: Sun },
    { value: 'dark', word: t`Dark`, Icon: Moon },
  ] as const;

export function ThemeChoice() {
  const [stored, store] = useStored('theme');
  const choose = (theme: Theme) => {
    store(theme === 'system' ? null : theme);
    applyTheme(theme);
  };
  return (
    <SegmentedControl
      label={t`Appearance`}
      value={themeOf(stored)}
      onChange={choose}
      options={choices().map(({ value, word, Icon }) => ({
        value,
        label: (
          <>
            <Icon aria-hidden />
            {word}
          </>
        ),
      }))}
    />
  );
}
