import { assertPublicHost, isAddress } from '../deliveries/public-address.js';
import { WebhookAddressInvalid } from './webhook.errors.js';

/**
 * Checks what the address shows; names are looked up when a connection is made.
 * @param localReceivers origins of tests and the sandbox
 * @throws webhook.address-invalid (400)
 */
export function webhookAddress(text: string, localReceivers: ReadonlySet<string>): string {
  if (!URL.canParse(text)) throw invalid();
  const url = new URL(text);
  if (url.username || url.password || url.hash) throw invalid();
  if (localReceivers.has(url.origin)) return url.href;
  if (url.protocol !== 'https:') throw invalid();
  try {
    assertPublicHost(url);
  } catch {
    throw invalid();
  }
  if (!isAddress(url) && !url.hostname.includes('.')) throw invalid();
  return url.href;
}

const invalid = (): Error =>
  new WebhookAddressInvalid({
    errors: [{ field: 'url', message: 'Please give an https address that the internet can reach.' }],
  });
