const everyMilliseconds = 100;
const limitMilliseconds = 2000;

/** Which instances take requests, asked again and again. */
export class UpstreamHealth {
  #isReady = new Map();
  #turn = 0;
  #timer;

  /**
   * @param {string[]} addresses
   * @param {string} healthPath answered with 200 while an instance takes requests
   */
  constructor(addresses, healthPath) {
    this.addresses = addresses;
    this.healthPath = healthPath;
  }

  /** The next instance in turn that is ready; of all of them when none is, because its own answer says why. */
  next() {
    const ready = this.addresses.filter((address) => this.#isReady.get(address));
    const candidates = ready.length > 0 ? ready : this.addresses;
    return candidates[this.#turn++ % candidates.length];
  }

  /** Resolves when each instance has been asked once. */
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
