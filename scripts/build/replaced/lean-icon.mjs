import vm from 'node:vm';

const drawing = /const __iconData = (\{[\s\S]*?\n\});/;

/** A path is written as its line alone; other shapes keep their attributes. */
function partOf([shape, given]) {
  const attributes = { ...given };
  delete attributes.key;
  return shape === 'path' && Object.keys(attributes).join() === 'd' ? attributes.d : [shape, attributes];
}

/** Leaves an icon its name and its shapes: keys, sizes and other names are read by nobody. */
export default function leanIcon(source) {
  const [, literal] = drawing.exec(source) ?? [];
  if (!literal) return source;
  const { name, node } = vm.runInNewContext(`(${literal})`);
  return [
    "import createIcon from '../createLucideIcon.mjs';",
    `export default /* @__PURE__ */ createIcon(${JSON.stringify(name)}, ${JSON.stringify(node.map(partOf))});`,
  ].join('\n');
}
