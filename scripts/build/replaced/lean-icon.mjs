import vm from 'node:vm';

const drawing = /const __iconData = (\{[\s\S]*?\n\});/;

/** Reduces a path to its `d` attribute; other shapes keep their attributes. */
function partOf([shape, given]) {
  const attributes = { ...given };
  delete attributes.key;
  return shape === 'path' && Object.keys(attributes).join() === 'd' ? attributes.d : [shape, attributes];
}

/** Reduces an icon to its name and shapes; its keys, sizes and aliases are unused. */
export default function leanIcon(source) {
  const [, literal] = drawing.exec(source) ?? [];
  if (!literal) return source;
  const { name, node } = vm.runInNewContext(`(${literal})`);
  return [
    "import createIcon from '../createLucideIcon.mjs';",
    `export default /* @__PURE__ */ createIcon(${JSON.stringify(name)}, ${JSON.stringify(node.map(partOf))});`,
  ].join('\n');
}
