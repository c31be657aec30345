import type { RemoteAddress } from './remote-addresses';
import type { RemoteDescription } from 'shared-ui/remote';
import { readDescription } from './description';
import type { Signature } from './signature';

export interface FileSet {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** A file that is read by this server, with its hash. */
export interface HashedFile {
  readonly url: string;
  readonly integrity: string;
}

/** What an origin serves right now; all addresses absolute, as browsers fetch them. */
export interface ResolvedRemote extends FileSet {
  readonly name: string;
  readonly description: RemoteDescription;
  readonly publicBase: string;
  readonly entry: string;
  /** The hash of the entry; builds before hashes were listed have none. */
  readonly integrity?: string;
  /** Where this server reads the entry. */
  readonly internalEntry: string;
  readonly screens: Readonly<Record<string, FileSet>>;
  readonly serverEntry?: HashedFile;
  /** The deploy key; undefined in a demo. */
  readonly signedBy?: string;
}

interface ManifestFiles {
  readonly sync: readonly string[];
}

export interface Manifest {
  /** The name of the federation: that of the remote. */
  readonly name?: string;
  readonly metaData: {
    readonly remoteEntry: { readonly name: string; readonly path: string };
    readonly screens?: Readonly<Record<string, FileSet>>;
    readonly serverEntry?: { readonly path: string; readonly sha256: string };
    /** How the remote describes itself; it is read with `readDescription`. */
    readonly remote?: unknown;
    /** The hash of every file by its path. */
    readonly files?: Readonly<Record<string, string>>;
  };
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: { js: ManifestFiles; css: ManifestFiles };
  }[];
  readonly signature?: Signature;
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

/** A signed manifest is for one remote, and says of each file that it names which one it is. */
function assertComplete(name: string, manifest: Manifest, named: readonly string[]): void {
  if (manifest.name !== name) throw new Error(`the manifest is that of ${manifest.name}`);
  const { files = {} } = manifest.metaData;
  const unlisted = named.find((path) => !Object.hasOwn(files, path));
  if (unlisted !== undefined) throw new Error(`the manifest names ${unlisted} without its hash`);
}

const fromHex = (sha256: string): string => `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`;

/**
 * Reads a manifest.
 * @param signedBy the deploy key, when the signature was verified
 * @throws when it names files of another origin, exposes no remote, describes none, or is signed and incomplete
 */
export function resolveManifest(
  name: string,
  address: RemoteAddress,
  manifest: Manifest,
  signedBy?: string,
): ResolvedRemote {
  const { remoteEntry, screens = {}, serverEntry, files } = manifest.metaData;
  const exposed = manifest.exposes.find((module) => module.name === 'remote');
  if (!exposed) throw new Error('the manifest exposes no remote module');
  const { js, css } = exposed.assets;
  const own = { js: js.sync, css: css.sync };
  const entryPath = remoteEntry.path + remoteEntry.name;
  const sets = [own, ...Object.values(screens)].flatMap((set) => [...set.js, ...set.css]);
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
    serverEntry: serverEntry && {
      url: absolute(internalBase, serverEntry.path),
      integrity: files?.[serverEntry.path] ?? fromHex(serverEntry.sha256),
    },
    signedBy,
  };
}
