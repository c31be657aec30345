const everyMilliseconds = 100;
const limitMilliseconds = 2000;

/** Polls which instances accept requests. */
export class UpstreamHealth {
  #isReady = new Map();
  #turn = 0;
  #timer;

  /**
   * @param {string[]} addresses
   * @param {string} healthPath the path at which an instance responds with 200 while it accepts requests
   */
  constructor(addresses, healthPath) {
    this.addresses = addresses;
    this.healthPath = healthPath;
  }

  /** Returns the next ready instance; if none is ready, the next of all, because its response states the reason. */
  next() {
    const ready = this.addresses.filter((address) => this.#isReady.get(address));
    const candidates = ready.length > 0 ? ready : this.addresses;
    return candidates[this.#turn++ % candidates.length];
  }

  /** Resolves after each instance has been checked once. */
  async watch() {
    await this.#askAll();
    const again = () => void this.#askAll().then(() => (this.#timer = setTimeout(again, everyMilliseconds)));
    this.#timer = setTimeout(again, everyMilliseconds);
  }

  stop() {
    clearTimeout(this.#timer);
  }

  async #askAll() {
    await Promise.all(
      this.addresses.map(async (address) =>
        this.#isReady.set(address, await isReady(address + this.healthPath)),
      ),
    );
  }
}

async function isReady(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMilliseconds) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
