import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;

const libraries = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  // antd reaches for the client entry by itself; unshared it would bring a second React DOM.
  'react-dom/client': 'react-dom',
};
const ownModules = ['shared-ui/store', 'shared-ui/router'];

/** Everything that exists once in a page, named as it is imported. */
export const sharedNames = [...Object.keys(libraries), ...ownModules];

/**
 * Only thin modules of our own and React are shared: sharing a whole library switches tree shaking off.
 * The host brings them all; a remote brings none and rejects to run beside another version.
 */
export function sharedModules({ host }) {
  const place = host ? { eager: true } : { import: false, strictVersion: true };
  const library = ([request, name]) => [
    request,
    { singleton: true, requiredVersion: `^${versionOf(name)}`, ...place },
  ];
  const own = (request) => [
    request,
    { singleton: true, requiredVersion: '^0.1.0', version: '0.1.0', ...place },
  ];
  return Object.fromEntries([...Object.entries(libraries).map(library), ...ownModules.map(own)]);
}
