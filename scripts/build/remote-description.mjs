import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Ajv from 'ajv';
import { root } from './paths.mjs';

const schemaFile = join(root, 'shared-ui/src/platform/remote/description.schema.json');
const iconsFolder = join(root, 'node_modules/lucide-react/dist/esm/icons');
const onlyForBuild = new Set(['port', 'leanScreens', 'keptScreens']);

/**
 * Returns the description of a remote for its manifest: the configuration without the settings of the build, with icons as
 * shapes.
 * @throws if it does not match the schema, which the shell's server checks too
 */
export async function describeRemoteConfig({ menu, ...config }) {
  const described = Object.entries(config).filter(([key]) => !onlyForBuild.has(key));
  const description = { ...Object.fromEntries(described), menu: await Promise.all(menu.map(withShapes)) };
  const ajv = new Ajv();
  if (!ajv.validate(JSON.parse(readFileSync(schemaFile, 'utf8')), description))
    throw new Error(`remote.config.mjs of ${config.name}: ${ajv.errorsText(ajv.errors, { dataVar: 'it' })}`);
  return description;
}

/** Resolves an icon to its shapes. An icon is the name of a lucide icon, or a list of shapes. */
async function withShapes(entry) {
  if (typeof entry.icon !== 'string') return entry;
  const file = join(iconsFolder, `${entry.icon}.mjs`);
  const icon = existsSync(file) ? await import(pathToFileURL(file).href) : {};
  // A former name of an icon re-exports the current one and has no shapes.
  if (!icon.__iconData) throw new Error(`The icon "${entry.icon}" of ${entry.path} is none of lucide-react`);
  return { ...entry, icon: icon.__iconData.node.map(shapeOf) };
}

const shapeOf = ([shape, given]) => [
  shape,
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'key')),
];
