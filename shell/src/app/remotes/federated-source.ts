import { trackedPromise } from 'shared-ui/host';
import { isContractAccepted, type RemoteModule } from 'shared-ui/remote';
import type { PageRemote, RemoteEntry } from '../page-state';
import type { RemoteSource } from './remote-source';

/** The used part of the federation runtime. */
export interface FederationRuntime {
  register(name: string, entry: RemoteEntry): void;
  load(name: string): Promise<RemoteModule | null>;
}

interface Surroundings {
  readonly runtime: FederationRuntime;
  /** Fetches all remotes with their menus. */
  readonly fetchListed: () => Promise<readonly PageRemote[]>;
  /** Reloads the page; never resolves. */
  readonly reload: () => Promise<never>;
}

const timeoutMs = 15_000;

const tooSlow = (name: string): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${name} did not arrive in ${timeoutMs / 1000} s`)), timeoutMs);
  });

function assertContract(name: string, module: RemoteModule | null): RemoteModule {
  if (!module) throw new Error(`${name} gave no module`);
  if (!isContractAccepted(module.contractVersion)) {
    throw new Error(`${name} has contract ${module.contractVersion}`);
  }
  return module;
}

// Browsers reuse the failed response of a preload for some time, even if the origin has recovered.
function isHinted({ url }: RemoteEntry): boolean {
  const base = new URL('.', url).href;
  const hints = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  return [...hints].some((hint) => hint.href.startsWith(base));
}

const hasMenus = (listed: readonly PageRemote[]): boolean =>
  listed.every(({ description }) => description === undefined || description.menu !== undefined);

/** Loads remotes in the browser, from the addresses that the server resolved for this page. */
export function federatedSource(initial: readonly PageRemote[], surroundings: Surroundings): RemoteSource {
  const { runtime, fetchListed, reload } = surroundings;
  const arrived = new Set<string>();
  const underWay = new Map<string, Promise<RemoteModule>>();
  let listed = initial;
  let menus: Promise<readonly PageRemote[]> | undefined;
  const entryOf = (name: string): RemoteEntry | undefined =>
    listed.find((remote) => remote.name === name)?.entry;

  async function fetchRemote(name: string): Promise<RemoteModule> {
    const entry = entryOf(name);
    if (entry === undefined) throw new Error(`${name} is away`);
    runtime.register(name, entry);
    const module = assertContract(name, await Promise.race([runtime.load(name), tooSlow(name)]));
    arrived.add(name);
    return module;
  }

  return {
    listed: () => listed,
    withMenus() {
      menus ??= trackedPromise(
        hasMenus(listed) ? Promise.resolve(listed) : fetchListed().catch(() => listed),
      );
      return menus;
    },
    load(name) {
      const known = underWay.get(name);
      if (known) return known;
      const loading = trackedPromise(fetchRemote(name));
      underWay.set(name, loading);
      return loading;
    },
    async renew(name) {
      const before = entryOf(name);
      listed = await fetchListed().catch(() => listed);
      menus = undefined;
      const entry = entryOf(name);
      // If a new build was deployed, files of the build in use may no longer exist.
      const isReplaced = arrived.has(name) && entry?.url !== before?.url;
      if (entry !== undefined && (isReplaced || isHinted(entry))) return reload();
      arrived.delete(name);
      underWay.delete(name);
    },
    reload,
  };
}
