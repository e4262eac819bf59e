import { createElement, type SVGProps } from 'react';

type Shape = [tag: string, attributes: Record<string, string>];
type Props = SVGProps<SVGSVGElement> & { size?: number };

const isDescribed = (props: object) => Object.keys(props).some(name => /^(aria-|role$|title$)/.test(name));

/**
 * What the component of lucide-react comes to for the properties that are used here. Its own, with names, contexts and
 * every attribute by choice, is twice as long as all icons of the first screen (build/icons-by-file.ts).
 */
export const lucideIcon =
  (shapes: readonly Shape[]) =>
  ({ size = 24, color = 'currentColor', ...props }: Props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isDescribed(props) ? undefined : true,
        ...props,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
