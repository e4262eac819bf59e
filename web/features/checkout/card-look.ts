import type { Appearance } from '@stripe/stripe-js';

/** What a color of ours is by day or by night, as the card provider can read it. */
const color = (name: string): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const seen = getComputedStyle(probe).color;
  probe.remove();
  return seen;
};

/** The card provider draws its fields in a frame of its own; this is how they look like ours. */
export const cardLook = (): Appearance => ({
  theme: 'flat',
  variables: {
    colorPrimary: color('primary'),
    colorBackground: color('sunken'),
    colorText: color('ink'),
    colorTextSecondary: color('muted'),
    colorDanger: color('danger'),
    borderRadius: '12px',
  },
});
