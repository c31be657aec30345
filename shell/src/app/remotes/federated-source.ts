import { trackedPromise } from 'shared-ui/host';
import { contractVersion, type RemoteModule } from 'shared-ui/remote';
import type { RemoteName } from '../areas';
import type { RemoteEntries, RemoteEntry } from '../page-state';
import type { RemoteSource } from './remote-source';

/** The federation runtime as far as it is used here. */
export interface FederationRuntime {
  register(name: RemoteName, entry: RemoteEntry): void;
  load(name: RemoteName): Promise<RemoteModule | null>;
}

interface Surroundings {
  readonly runtime: FederationRuntime;
  readonly fetchEntries: () => Promise<RemoteEntries>;
  /** Begins the page afresh; never resolves. */
  readonly reload: () => Promise<never>;
}

const patience = 15_000;

const tooSlow = (name: RemoteName): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${name} did not arrive in ${patience / 1000} s`)), patience);
  });

function assertContract(name: RemoteName, module: RemoteModule | null): RemoteModule {
  if (!module) throw new Error(`${name} gave no module`);
  if (module.contractVersion !== contractVersion) {
    throw new Error(`${name} speaks contract ${module.contractVersion}, this page speaks ${contractVersion}`);
  }
  return module;
}

// The browser answers from a failed preload for a while, whatever has become of the origin since.
function isHinted({ url }: RemoteEntry): boolean {
  const base = new URL('.', url).href;
  const hints = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  return [...hints].some((hint) => hint.href.startsWith(base));
}

/** Fetches remotes by the addresses that the server resolved for this page. */
export function federatedSource(initial: RemoteEntries, surroundings: Surroundings): RemoteSource {
  const { runtime, fetchEntries, reload } = surroundings;
  const arrived = new Set<RemoteName>();
  const underWay = new Map<RemoteName, Promise<RemoteModule>>();
  let entries = initial;

  async function fetchRemote(name: RemoteName): Promise<RemoteModule> {
    const entry = entries[name];
    if (entry === undefined) throw new Error(`${name} is away`);
    runtime.register(name, entry);
    const module = assertContract(name, await Promise.race([runtime.load(name), tooSlow(name)]));
    arrived.add(name);
    return module;
  }

  return {
    load(name) {
      const known = underWay.get(name);
      if (known) return known;
      const loading = trackedPromise(fetchRemote(name));
      underWay.set(name, loading);
      return loading;
    },
    async renew(name) {
      const before = entries[name];
      entries = await fetchEntries().catch(() => entries);
      const entry = entries[name];
      // Another build is out: files of the one this page knows may be gone.
      const isReplaced = arrived.has(name) && entry?.url !== before?.url;
      if (entry !== undefined && (isReplaced || isHinted(entry))) return reload();
      arrived.delete(name);
      underWay.delete(name);
    },
  };
}
