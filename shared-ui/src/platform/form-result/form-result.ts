import { api } from 'shared-ui/store';

/** Names of the forms that also work without JavaScript. */
export type FormName =
  | 'contact'
  | 'help'
  | 'newsletter'
  | 'login'
  | 'signup'
  | 'redeem'
  | 'otp-address'
  | 'otp-digits'
  | 'otp-name';

/** Rejected form submission with the submitted values, or the values of the next form of several steps. */
export interface FormReturn {
  readonly values: Readonly<Record<string, string>>;
  /** Error code; `taken` after a successful submission, `next` for the next step. */
  readonly code: string;
  /** Error message of the API, in the language of the page. */
  readonly reason?: string;
}

/**
 * Result of a form that was submitted without JavaScript. The server of the shell stores it in the page's initial state, so
 * that the first render shows it.
 */
export const formReturnApi = api.injectEndpoints({
  endpoints: (build) => ({
    formReturn: build.query<FormReturn | null, FormName>({ queryFn: () => ({ data: null }) }),
  }),
});

export const useFormReturn = (form: FormName): FormReturn | null =>
  formReturnApi.useFormReturnQuery(form).data ?? null;
