const KEPT = /^(export )?const (\w+) = keptPart\(\2Part\);$/gm;

/**
 * Loader of browser builds for sources that mark parts whose HTML the server keeps (ADR 128): `const Card = keptPart(CardPart)`. In the
 * browser `CardPart` itself becomes `Card`, so that the mark adds no byte.
 */
export default function wholePart(source) {
  const kept = [...source.matchAll(KEPT)];
  return kept.reduce(
    (whole, [mark, exported = '', name]) =>
      whole.replace(mark, '').replace(`function ${name}Part(`, `${exported}function ${name}(`),
    source,
  );
}
