import { createElement, type SVGProps } from 'react';

/** As the icon library's files name a drawing: its elements, each with its attributes. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/**
 * Stands in a build for the library's own component and its settings, under the name that its files ask for
 * (delivery/src/preset/federation/runtime-aliases.ts). An icon of the site is told a class and nothing else: it is decoration, and what
 * carries it has the size, the colour and the name.
 */
const drawIcon = ({ name, node }: IconData) => {
  const Drawing = ({ className = '', ...rest }: SVGProps<SVGSVGElement>) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`lucide lucide-${name} ${className}`.trimEnd()}
      aria-hidden="true"
      {...rest}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
  return Drawing;
};

export default drawIcon;
