import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;

const libraries = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  // antd imports the client entry itself; if it were not shared, a second React DOM would be bundled.
  'react-dom/client': 'react-dom',
};
const ownModules = ['shared-ui/store', 'shared-ui/router'];

/** Names of the modules that exist once per page, as imported. */
export const sharedNames = [...Object.keys(libraries), ...ownModules];

/**
 * Returns the shared modules: React and two small modules of ours only, because sharing a whole library disables tree shaking.
 * The host bundles them all; a remote bundles none and does not run with another version.
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
