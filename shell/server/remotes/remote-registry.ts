import type { RemoteName } from '../../src/app/areas';
import type { RemoteAddress } from '../config';
import { log } from '../log';
import { resolveManifest, type ResolvedRemote } from './manifest';

const patience = 1500;
const interval = 1000;

type Addresses = Readonly<Record<RemoteName, RemoteAddress>>;
type Manifest = Parameters<typeof resolveManifest>[2];

async function fetchManifest(url: string): Promise<Manifest> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience), cache: 'no-store' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Manifest;
}

/** Knows what each remote's origin serves right now. A remote that does not answer is simply not there. */
export class RemoteRegistry {
  readonly #current = new Map<RemoteName, ResolvedRemote>();
  readonly #failures = new Map<RemoteName, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly addresses: Addresses,
    private readonly readManifest: (url: string) => Promise<Manifest> = fetchManifest,
  ) {}

  get names(): RemoteName[] {
    return Object.keys(this.addresses) as RemoteName[];
  }

  find(name: RemoteName): ResolvedRemote | undefined {
    return this.#current.get(name);
  }

  all(): ResolvedRemote[] {
    return [...this.#current.values()];
  }

  async refresh(names: readonly RemoteName[] = this.names): Promise<void> {
    await Promise.all(names.map((name) => this.#refreshOne(name)));
  }

  /** Asks those that are down once more, so that a reader's second try need not wait for the next round. */
  async refreshMissing(): Promise<void> {
    await this.refresh(this.names.filter((name) => !this.#current.has(name)));
  }

  watch(): void {
    const round = () => {
      this.#timer = setTimeout(() => void this.refresh().finally(round), interval);
      this.#timer.unref();
    };
    round();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #refreshOne(name: RemoteName): Promise<void> {
    const address = this.addresses[name];
    try {
      const resolved = resolveManifest(name, address, await this.readManifest(address.manifestUrl));
      const known = this.#current.get(name);
      if (known?.entry !== resolved.entry) log('remote taken', { remote: name, entry: resolved.entry });
      this.#current.set(name, resolved);
      this.#failures.delete(name);
    } catch (fault) {
      this.#miss(name, fault instanceof Error ? fault.message : String(fault));
    }
  }

  #miss(name: RemoteName, reason: string): void {
    if (this.#failures.get(name) !== reason) log('remote missing', { remote: name, reason });
    this.#failures.set(name, reason);
    this.#current.delete(name);
  }
}
