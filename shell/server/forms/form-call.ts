import type { FormName } from 'shared-ui/platform';

/** Fields of a form by name. */
export type Values = Readonly<Record<string, string>>;

/** A form that works without JavaScript, and what becomes of it. */
export interface FormCall {
  /** API path that receives the fields as JSON. */
  readonly path: string;
  readonly fields: readonly string[];
  /** Field that is sent in the query instead of the body. */
  readonly queryField?: string;
  /** Page of the form. `done` is the page after success; by default the page of the form. */
  readonly page: string | ((values: Values) => string);
  readonly done?: string;
  /**
   * Form that is shown again with the submitted values after a rejection. Without it, `rejected` is the page to redirect to.
   */
  readonly returns?: FormName;
  readonly rejected?: string;
  /** Fields that only the check uses. */
  readonly repeated?: readonly string[];
  /** Fields that are not sent back to the page. */
  readonly secrets?: readonly string[];
  /** True if the form contains a page of this site to return to. */
  readonly keepsReturn?: boolean;
  /**
   * Validates the fields before they are sent.
   * @returns an error code
   */
  check?(values: Values): string | undefined;
  /** Creates the body, if it differs from the fields as strings. */
  body?(values: Values): object;
  /** True if the form requires a signed-in user; other visitors sign in first and then return. */
  readonly isSignedIn?: boolean;
  /** Returns true if the response contains a session. */
  opensSession?(answer: unknown): boolean;
  /** Creates a cookie that informs the next page about the result. */
  cookie?(values: Values): string;
  /** Returns the next form and its values, which the same page shows; null if the response ends the steps. */
  step?(answer: unknown, values: Values): { readonly form: FormName; readonly values: Values } | null;
  /** Returns the redirect target for a response, instead of `done`. */
  next?(answer: unknown, returnTo: string | null): string;
}
