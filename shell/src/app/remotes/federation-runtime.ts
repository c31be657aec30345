import type { RemoteModule } from 'shared-ui/remote';
import type { PageRemote, RemoteEntry } from '../page-state';
import type { FederationRuntime } from './federated-source';

/** Entry of a remote as webpack builds it. */
interface Container {
  init(shareScope: unknown): unknown;
  get(module: string): Promise<() => RemoteModule>;
}

/** Modules of the shell that remotes use, provided by webpack. */
declare const __webpack_share_scopes__: { readonly default: unknown };

const entries = new Map<string, RemoteEntry>();
/** Containers by the address of their entry. */
const containers = new Map<string, Container>();

/** Runs the script of an entry. The browser runs it only if it has the hash that the server listed. */
const run = ({ url, integrity }: RemoteEntry): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    if (integrity) Object.assign(script, { crossOrigin: 'anonymous', integrity });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not arrive`));
    };
    script.src = url;
    document.head.append(script);
  });

async function containerOf(name: string, entry: RemoteEntry): Promise<Container> {
  const known = containers.get(entry.url);
  if (known) return known;
  await run(entry);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error(`${entry.url} defines no remote ${name}`);
  await container.init(__webpack_share_scopes__.default);
  containers.set(entry.url, container);
  return container;
}

export const federationRuntime: FederationRuntime = {
  register: (name, entry) => void entries.set(name, entry),
  async load(name) {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${name} is not registered`);
    const container = await containerOf(name, entry);
    return (await container.get('./remote'))();
  },
};

export async function fetchListed(): Promise<readonly PageRemote[]> {
  const answer = await fetch('/remotes.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`);
  return (await answer.json()) as readonly PageRemote[];
}
