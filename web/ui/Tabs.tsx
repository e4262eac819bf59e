import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Props<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  return (
    <Radix.Root value={value} onValueChange={next => onChange(next as Value)}>
      <Radix.List aria-label={label} className="mb-5 flex border-b border-border">
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 flex-1 border-b-2 border-transparent px-3 font-medium text-muted data-[state=active]:border-primary data-[state=active]:text-primary"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
