import type { RemoteName } from '../../src/app/areas';
import type { RemoteAddress } from '../config';

export interface FileSet {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** What an origin serves right now; all addresses absolute, as browsers fetch them. */
export interface ResolvedRemote extends FileSet {
  readonly name: RemoteName;
  readonly publicBase: string;
  readonly entry: string;
  readonly screens: Readonly<Record<string, FileSet>>;
  readonly serverEntry?: { readonly url: string; readonly sha256: string };
}

interface ManifestFiles {
  readonly sync: readonly string[];
}

interface Manifest {
  readonly metaData: {
    readonly remoteEntry: { readonly name: string; readonly path: string };
    readonly screens?: Readonly<Record<string, FileSet>>;
    readonly serverEntry?: { readonly path: string; readonly sha256: string };
  };
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: { js: ManifestFiles; css: ManifestFiles };
  }[];
}

/** Refuses a manifest that names files outside its own origin's folder. */
function absolute(base: string, path: string): string {
  const url = new URL(path, base);
  if (!url.href.startsWith(base)) throw new Error(`the manifest names ${path}, outside ${base}`);
  return url.href;
}

const absoluteSet = (base: string, files: FileSet): FileSet => ({
  js: files.js.map((path) => absolute(base, path)),
  css: files.css.map((path) => absolute(base, path)),
});

export function resolveManifest(
  name: RemoteName,
  address: RemoteAddress,
  manifest: Manifest,
): ResolvedRemote {
  const { remoteEntry, screens = {}, serverEntry } = manifest.metaData;
  const exposed = manifest.exposes.find((module) => module.name === 'remote');
  if (!exposed) throw new Error('the manifest exposes no remote module');
  const base = address.publicBase;
  const { js, css } = exposed.assets;
  return {
    name,
    publicBase: base,
    entry: absolute(base, remoteEntry.path + remoteEntry.name),
    ...absoluteSet(base, { js: js.sync, css: css.sync }),
    screens: Object.fromEntries(
      Object.entries(screens).map(([screen, files]) => [screen, absoluteSet(base, files)]),
    ),
    serverEntry: serverEntry && {
      url: absolute(new URL('.', address.manifestUrl).href, serverEntry.path),
      sha256: serverEntry.sha256,
    },
  };
}
