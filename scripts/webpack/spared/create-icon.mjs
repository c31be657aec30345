// In place of lucide-react's own: ours set a size and a class, and no context of theirs stands anywhere.
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

export default function createIcon({ name, node }) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
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
      drawing,
    );
}
