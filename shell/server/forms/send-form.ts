import type { FastifyRequest } from 'fastify';
import { toFailure, type ApiFailure } from 'shared-ui/store';
import { visitorHeaders } from '../plugins/visitor';
import type { FormCall } from './form-calls';

interface Destination {
  readonly backendUrl: string;
  readonly publicUrl: string;
}

export interface FormAnswer {
  readonly status: number;
  /** Reason of a rejection; undefined after success. */
  readonly failure?: ApiFailure;
  readonly body?: unknown;
  readonly cookies?: readonly string[];
}

/** @param problem the body of the API's response */
function rejected(status: number, problem: unknown): FormAnswer {
  return { status, failure: toFailure({ status, data: problem }) };
}

const away: FormAnswer = rejected(503, { code: 'service.unavailable' });
const timeoutMs = 5_000;

const taken = async (answer: Response): Promise<FormAnswer> => ({
  status: answer.status,
  body: await answer.json().catch(() => null),
  cookies: answer.headers.getSetCookie(),
});

/** Calls the API on behalf of the visitor, as the script of the page would. */
export async function sendForm(
  call: FormCall,
  values: Readonly<Record<string, string>>,
  request: FastifyRequest,
  { backendUrl, publicUrl }: Destination,
): Promise<FormAnswer> {
  const address = new URL(call.path, backendUrl);
  if (call.queryField) address.searchParams.set(call.queryField, values[call.queryField] ?? '');
  const fields = Object.fromEntries(call.fields.map((field) => [field, values[field] ?? '']));
  const { cookie } = call.isSignedIn ? request.headers : {};
  try {
    const answer = await fetch(address, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        origin: new URL(publicUrl).origin,
        ...visitorHeaders(request, publicUrl),
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(call.body?.(fields) ?? fields),
    });
    if (answer.ok) return await taken(answer);
    return rejected(answer.status, await answer.json());
  } catch {
    return away;
  }
}
