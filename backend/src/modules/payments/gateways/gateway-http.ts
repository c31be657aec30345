import type { GatewayName } from '../../../common/payments/gateway-names.js';
import { GatewayUnreachable } from './gateway.port.js';

export interface GatewayResponse {
  status: number;
  /** The unparsed body: some gateways sign the text and not the values. */
  text: string;
  body: Readonly<Record<string, unknown>>;
}

/** Calls a gateway, outside of any transaction. Throws `GatewayUnreachable` for everything but a JSON object with a status below 500. */
export async function callGateway(
  gateway: GatewayName,
  url: string,
  timeoutMs: number,
  request: RequestInit = {},
): Promise<GatewayResponse> {
  const { status, text } = await fetch(url, {
    redirect: 'error',
    ...request,
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw new GatewayUnreachable(gateway, error instanceof Error ? error.name : 'no answer');
    });
  if (status >= 500) throw new GatewayUnreachable(gateway, `status ${status}`);
  return { status, text, body: objectOf(gateway, text) };
}

function objectOf(gateway: GatewayName, text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Falls through to the error below.
  }
  throw new GatewayUnreachable(gateway, 'no JSON object');
}

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
