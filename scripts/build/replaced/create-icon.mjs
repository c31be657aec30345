// Replaces lucide-react's function: our icons set a size and a class only, and no page uses its context.
import { createElement } from 'react';

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

const isSaid = (name) => name === 'role' || name === 'title' || name.startsWith('aria-');

/** @param parts the shapes from lean-icon.mjs: the `d` attribute of a path, other shapes with their attributes */
export default function createIcon(name, parts) {
  const drawing = parts.map((part) =>
    typeof part === 'string' ? createElement('path', { d: part }) : createElement(...part),
  );
  return ({ size = 24, className = '', ...rest }) =>
    createElement(
      'svg',
      {
        ...look,
        width: size,
        height: size,
        className: `lucide lucide-${name} ${className}`.trim(),
        'aria-hidden': Object.keys(rest).some(isSaid) ? undefined : true,
        ...rest,
      },
      ...drawing,
    );
}
