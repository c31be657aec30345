import { api } from 'shared-ui/store';

/** Forms that are sent without a script too. */
export type FormName = 'contact' | 'help' | 'newsletter' | 'login' | 'signup' | 'redeem';

/** What was rejected, as it was typed. */
export interface FormReturn {
  readonly values: Readonly<Record<string, string>>;
  /** Stable name of what went wrong; `taken` where nothing did. */
  readonly code: string;
  /** The sentence of the API's rejection, in the language of the page. */
  readonly reason?: string;
}

/**
 * A form that was sent without a script comes back inside the page: the shell's server puts it here, and
 * the page begins with it.
 */
export const formReturnApi = api.injectEndpoints({
  endpoints: (build) => ({
    formReturn: build.query<FormReturn | null, FormName>({ queryFn: () => ({ data: null }) }),
  }),
});

export const useFormReturn = (form: FormName): FormReturn | null =>
  formReturnApi.useFormReturnQuery(form).data ?? null;
