import type { CdnSettings } from '../../config/cdn/cdn-settings.js';
import { type PurgeApi, PurgeRejected } from './purge-api.port.js';

/** Fastly: up to 256 surrogate keys in one call. */
export class FastlyGateway implements PurgeApi {
  readonly maxTags = 256;
  readonly pauseMs = 100;

  constructor(private readonly settings: CdnSettings) {}

  async purge(tags: readonly string[], signal: AbortSignal): Promise<void> {
    const { urls, service, token } = this.settings;
    const response = await fetch(`${urls[0]}/service/${service}/purge`, {
      method: 'POST',
      headers: { 'fastly-key': token, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ surrogate_keys: tags }),
      redirect: 'error',
      signal,
    });
    await response.arrayBuffer();
    if (!response.ok) throw PurgeRejected.by(response);
  }
}
