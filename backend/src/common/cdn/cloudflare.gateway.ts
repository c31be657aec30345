import type { CdnSettings } from '../../config/cdn/cdn-settings.js';
import { type PurgeApi, PurgeRejected } from './purge-api.port.js';

/** Cloudflare: up to 100 tags in one call, and 5 calls a second with the plan Pro. */
export class CloudflareGateway implements PurgeApi {
  readonly maxTags = 100;
  readonly pauseMs = 250;

  constructor(private readonly settings: CdnSettings) {}

  async purge(tags: readonly string[], signal: AbortSignal): Promise<void> {
    const { urls, service, token } = this.settings;
    const response = await fetch(`${urls[0]}/zones/${service}/purge_cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal,
    });
    const body = (await response.json().catch(() => ({}))) as { success?: unknown };
    if (!response.ok) throw PurgeRejected.by(response);
    if (body.success !== true) throw new PurgeRejected('no success');
  }
}
