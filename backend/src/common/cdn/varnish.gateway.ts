import type { CdnSettings } from '../../config/cdn/cdn-settings.js';
import { type PurgeApi, PurgeRejected } from './purge-api.port.js';

/** Varnish with the module xkey, or another cache that takes PURGE with the tags in a header (docs/operations.md). */
export class VarnishGateway implements PurgeApi {
  /** A header of a request has at most 8 kB. */
  readonly maxTags = 100;
  readonly pauseMs = 50;

  constructor(private readonly settings: CdnSettings) {}

  /** Each Varnish has its own memory, so all of them have to acknowledge it. */
  async purge(tags: readonly string[], signal: AbortSignal): Promise<void> {
    await Promise.all(this.settings.urls.map((url) => this.purgeOne(url, tags, signal)));
  }

  private async purgeOne(url: string, tags: readonly string[], signal: AbortSignal): Promise<void> {
    const { token } = this.settings;
    const response = await fetch(`${url}/`, {
      method: 'PURGE',
      headers: { xkey: tags.join(' '), ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal,
    });
    await response.arrayBuffer();
    if (!response.ok) throw PurgeRejected.by(response);
  }
}
