import type { RemoteAddress } from './remote-addresses';
import type { RemoteDescription } from 'shared-ui/remote';
import { readDescription } from './description';
import type { Signature } from './signature';

export interface FileSet {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** File that this server reads, with its hash. */
export interface HashedFile {
  readonly url: string;
  readonly integrity: string;
}

/** Current files of an origin; all addresses are absolute, as browsers fetch them. */
export interface ResolvedRemote extends FileSet {
  readonly name: string;
  readonly description: RemoteDescription;
  readonly publicBase: string;
  readonly entry: string;
  /** Hash of the entry; undefined for builds without hashes. */
  readonly integrity?: string;
  /** Address at which this server reads the entry. */
  readonly internalEntry: string;
  readonly screens: Readonly<Record<string, FileSet>>;
  /** Files that devices keep for the screens that work without a network. */
  readonly kept?: FileSet;
  readonly serverEntry?: HashedFile;
  /** Id of the deploy key; undefined for an unsigned remote in a demo. */
  readonly signedBy?: string;
  /** Version and hash of a release; undefined for the only build of an origin without releases. */
  readonly release?: string;
}

interface ManifestFiles {
  readonly sync: readonly string[];
}

export interface Manifest {
  /** Name of the federation container: that of the remote. */
  readonly name?: string;
  readonly metaData: {
    readonly remoteEntry: { readonly name: string; readonly path: string };
    readonly screens?: Readonly<Record<string, FileSet>>;
    readonly kept?: FileSet;
    readonly serverEntry?: { readonly path: string; readonly sha256: string };
    /** Description of the remote; validated by `readDescription`. */
    readonly remote?: unknown;
    /** Hash of every file, by path. */
    readonly files?: Readonly<Record<string, string>>;
  };
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: { js: ManifestFiles; css: ManifestFiles };
  }[];
  readonly signature?: Signature;
}

/** Rejects a manifest that names files outside the folder of its own origin. */
function absolute(base: string, path: string): string {
  const url = new URL(path, base);
  if (!url.href.startsWith(base)) throw new Error(`the manifest names ${path}, outside ${base}`);
  return url.href;
}

const absoluteSet = (base: string, files: FileSet): FileSet => ({
  js: files.js.map((path) => absolute(base, path)),
  css: files.css.map((path) => absolute(base, path)),
});

/** Requires that a signed manifest names this remote and lists the hash of every file that it names. */
function assertComplete(name: string, manifest: Manifest, named: readonly string[]): void {
  if (manifest.name !== name) throw new Error(`the manifest is that of ${manifest.name}`);
  const { files = {} } = manifest.metaData;
  const unlisted = named.find((path) => !Object.hasOwn(files, path));
  if (unlisted !== undefined) throw new Error(`the manifest names ${unlisted} without its hash`);
}

const fromHex = (sha256: string): string => `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`;

/**
 * Parses a manifest.
 * @param signedBy the id of the deploy key, if the signature was verified
 * @throws if it names files of another origin, exposes no remote, has no description, or is signed and incomplete
 */
export function resolveManifest(
  name: string,
  address: RemoteAddress,
  manifest: Manifest,
  signedBy?: string,
): ResolvedRemote {
  const { remoteEntry, screens = {}, kept, serverEntry, files } = manifest.metaData;
  const exposed = manifest.exposes.find((module) => module.name === 'remote');
  if (!exposed) throw new Error('the manifest exposes no remote module');
  const { js, css } = exposed.assets;
  const own = { js: js.sync, css: css.sync };
  const entryPath = remoteEntry.path + remoteEntry.name;
  const sets = [own, ...Object.values(screens), ...(kept ? [kept] : [])].flatMap((set) => [
    ...set.js,
    ...set.css,
  ]);
  const named = [entryPath, ...(serverEntry ? [serverEntry.path] : []), ...sets];
  if (signedBy !== undefined) assertComplete(name, manifest, named);
  const base = address.publicBase;
  const internalBase = new URL('.', address.manifestUrl).href;
  return {
    name,
    description: readDescription(name, manifest.metaData.remote),
    publicBase: base,
    entry: absolute(base, entryPath),
    integrity: files?.[entryPath],
    internalEntry: absolute(internalBase, entryPath),
    ...absoluteSet(base, own),
    screens: Object.fromEntries(
      Object.entries(screens).map(([screen, set]) => [screen, absoluteSet(base, set)]),
    ),
    kept: kept && absoluteSet(base, kept),
    serverEntry: serverEntry && {
      url: absolute(internalBase, serverEntry.path),
      integrity: files?.[serverEntry.path] ?? fromHex(serverEntry.sha256),
    },
    signedBy,
  };
}
