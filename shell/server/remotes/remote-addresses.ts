import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RemoteAddress {
  /** Address at which this server reads the manifest. */
  readonly manifestUrl: string;
  /** Address at which browsers fetch the files, with a trailing slash. */
  readonly publicBase: string;
}

type Environment = Readonly<Record<string, string | undefined>>;
type RemotesFile = Readonly<Record<string, string | { manifest: string; publicUrl: string }>>;

const MANIFEST = 'mf-manifest.json';

const baseOf = (address: string): string => new URL('.', address).href;
const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);
const readFile = (file: string): RemotesFile =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RemotesFile) : {};

function addressOf(name: string, entry: RemotesFile[string] | undefined, env: Environment): RemoteAddress {
  const key = name.toUpperCase();
  const publicUrl = env[`${key}_URL`];
  if (publicUrl) {
    const internal = env[`${key}_INTERNAL_URL`] ?? publicUrl;
    return { manifestUrl: withSlash(internal) + MANIFEST, publicBase: withSlash(publicUrl) };
  }
  if (entry === undefined) throw new Error(`No address of the remote ${name}; set ${key}_URL`);
  return typeof entry === 'string'
    ? { manifestUrl: entry, publicBase: baseOf(entry) }
    : { manifestUrl: entry.manifest, publicBase: withSlash(entry.publicUrl) };
}

/**
 * Reads the trusted remotes from `REMOTES_FILE`, otherwise from `remotes.json`. `<NAME>_URL` and `<NAME>_INTERNAL_URL` replace
 * an address. With an empty `REMOTES_FILE` the names are those of `remotes.json` and all addresses come from the environment.
 * @throws if a remote has no address, or there is no remote
 */
export function readRemoteAddresses(env: Environment, workspace: string): Record<string, RemoteAddress> {
  const listed = readFile(env.REMOTES_FILE ? env.REMOTES_FILE : join(workspace, 'remotes.json'));
  const areKnown = env.REMOTES_FILE !== '';
  const names = Object.keys(listed);
  if (names.length === 0) throw new Error('remotes.json lists no remote; set REMOTES_FILE');
  return Object.fromEntries(
    names.map((name) => [name, addressOf(name, areKnown ? listed[name] : undefined, env)]),
  );
}
