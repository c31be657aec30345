import { createElement } from 'react';
import type { IconShape } from 'shared-ui/remote';

const SIZE = 20;

/** Icon of a menu entry, from the manifest of the remote. */
export const MenuIcon = ({ shapes }: { shapes: readonly IconShape[] }) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={SIZE}
    height={SIZE}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {shapes.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
  </svg>
);
