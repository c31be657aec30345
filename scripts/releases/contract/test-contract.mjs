import Ajv from 'ajv';
import semver from 'semver';
import { compareContracts } from './compare-contracts.mjs';

/**
 * Returns why a remote does not work in a shell; empty if it does.
 * @param {object} published the contract that the shell publishes
 * @param {object} own the contract of the sources of which the remote is built
 * @param {object} manifest of the built remote
 */
export function contractFailures(published, own, manifest) {
  const [shellVersion, ownVersion] = [published, own].map(({ version }) => Number(version.split('.')[0]));
  if (shellVersion !== ownVersion)
    return [`the shell has version ${published.version} of the contract, the remote ${own.version}`];
  return [
    ...compareContracts(own, published).breaking.map((change) => `the shell's contract differs: ${change}`),
    ...descriptionFailures(published, manifest),
    ...libraryFailures(published, manifest),
    ...(manifest.exposes.some(({ name }) => name === 'remote') ? [] : ['the remote exposes no ./remote']),
  ];
}

function descriptionFailures({ description }, { metaData }) {
  const ajv = new Ajv();
  if (ajv.validate(description, metaData.remote)) return [];
  return [`the shell rejects the description: ${ajv.errorsText(ajv.errors, { dataVar: 'it' })}`];
}

const libraryFailures = ({ libraries }, { shared }) =>
  shared
    .filter(({ name, requiredVersion }) => !semver.satisfies(libraries[name] ?? '', requiredVersion))
    .map(
      ({ name, requiredVersion }) =>
        `the shell shares ${name} ${libraries[name] ?? 'not'}, not ${requiredVersion}`,
    );
