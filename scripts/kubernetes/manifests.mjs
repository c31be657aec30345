import fs from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { rootDir } from '../run/settings.mjs';

const folder = path.join(rootDir, 'deploy/kubernetes');

/** @throws if the text is not valid YAML or repeats a key */
export function parseManifests(text) {
  return parseAllDocuments(text, { uniqueKeys: true }).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}

/** Returns the files that the kustomization lists, in its order. */
export const manifestFiles = () =>
  parseManifests(fs.readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8'))[0].resources;

export const readManifest = (file) => fs.readFileSync(path.join(folder, file), 'utf8');

/** Returns all objects that the kustomization applies. */
export const allManifests = () => manifestFiles().flatMap((file) => parseManifests(readManifest(file)));

export const ofKind = (manifests, kind) => manifests.filter((manifest) => manifest.kind === kind);
