import type { FastifyRequest } from 'fastify';
import { visitorHeaders } from '../plugins/visitor';
import type { FormCall } from './form-calls';

interface Destination {
  readonly backendUrl: string;
  readonly publicUrl: string;
}

export interface FormAnswer {
  readonly status: number;
  /** Of the refusal; nothing once it was taken. */
  readonly code?: string;
}

const away: FormAnswer = { status: 503, code: 'service.unavailable' };
const patience = 5_000;

/** Calls the API as the page's own script would, for the visitor whose form it is. */
export async function sendForm(
  call: FormCall,
  values: Readonly<Record<string, string>>,
  request: FastifyRequest,
  { backendUrl, publicUrl }: Destination,
): Promise<FormAnswer> {
  const address = new URL(call.path, backendUrl);
  if (call.queryField) address.searchParams.set(call.queryField, values[call.queryField] ?? '');
  const body = Object.fromEntries(call.fields.map((field) => [field, values[field] ?? '']));
  try {
    const answer = await fetch(address, {
      method: 'POST',
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json',
        origin: new URL(publicUrl).origin,
        ...visitorHeaders(request, publicUrl),
      },
      body: JSON.stringify(body),
    });
    if (answer.ok) return { status: answer.status };
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code: code ?? 'service.unavailable' };
  } catch {
    return away;
  }
}
