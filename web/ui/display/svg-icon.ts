import type { ComponentType, SVGProps } from 'react';
import { jsx } from 'react/jsx-runtime';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const isDescribed = (props: object) => Object.keys(props).some(name => /^(aria-|role$|title$)/.test(name));

/** Makes a component of an icon's drawing. It is hidden from screen readers unless its caller describes it. */
export const svgIcon =
  (look: SVGProps<SVGSVGElement>, drawing: string): Icon =>
  props =>
    jsx('svg', {
      'aria-hidden': isDescribed(props) ? undefined : true,
      ...look,
      ...props,
      dangerouslySetInnerHTML: { __html: drawing },
    });

/** How Lucide draws: lines in the color of the text, 24 pixels large unless a class says otherwise. */
export const lineIcon = (drawing: string): Icon =>
  svgIcon(
    {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    drawing,
  );
