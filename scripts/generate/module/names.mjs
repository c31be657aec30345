const kebab = /^[a-z]+(-[a-z]+)*$/;

/** Returns all forms of a module's two names that its files need. */
export function namesOf(plural, singular) {
  if (!kebab.test(plural ?? '') || !kebab.test(singular ?? '') || plural === singular)
    throw new Error(
      'Name the collection and the thing in kebab-case: npm run new:module -- favorites favorite',
    );
  return {
    plural,
    singular,
    Plural: pascal(plural),
    Singular: pascal(singular),
    pluralVariable: camel(plural),
    singularVariable: camel(singular),
    table: plural.replaceAll('-', '_'),
  };
}

const pascal = (name) =>
  name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
