import type { FastifyRequest } from 'fastify';
import { localizedPath, type Language } from 'shared-ui/i18n';
import type { FormReturn } from 'shared-ui/platform';
import type { FormCall } from './form-calls';
import { sendForm } from './send-form';

interface Destination {
  readonly backendUrl: string;
  readonly publicUrl: string;
}

/** Where a form leads: to another page, or back to its own with what was typed. */
export type FormOutcome =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'return';
      readonly status: number;
      readonly page: string;
      readonly form: NonNullable<FormCall['returns']>;
      readonly value: FormReturn;
    };

const languageOf = (values: URLSearchParams): Language => (values.get('language') === 'ne' ? 'ne' : 'en');

/** Sends a form that came without a script to the API, and tells where the visitor goes next. */
export async function answerForm(
  call: FormCall,
  sent: URLSearchParams,
  request: FastifyRequest,
  destination: Destination,
): Promise<FormOutcome> {
  const language = languageOf(sent);
  const names = [...call.fields, ...(call.queryField ? [call.queryField] : [])];
  const values = Object.fromEntries(names.map((name) => [name, sent.get(name) ?? '']));
  const { status, code } = await sendForm(call, { ...values, language }, request, destination);
  const redirect = (to: string): FormOutcome => ({ kind: 'redirect', to: localizedPath(to, language) });
  if (code === undefined) return redirect(call.done);
  if (!call.returns) return redirect(call.refused ?? call.page);
  const { language: _known, ...typed } = values;
  return {
    kind: 'return',
    status,
    page: localizedPath(call.page, language),
    form: call.returns,
    value: { values: typed, code },
  };
}
