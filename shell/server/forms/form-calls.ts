import type { FormName } from 'shared-ui/platform';

export interface FormCall {
  /** What is called with the fields as JSON. */
  readonly path: string;
  readonly fields: readonly string[];
  /** Stands in the call's query and not in its body. */
  readonly queryField?: string;
  /** The page that shows the form, and where it leads once it was taken. */
  readonly page: string;
  readonly done: string;
  /** The form that comes back with what was typed when it was refused; none leads to a page that says so. */
  readonly returns?: FormName;
  readonly refused?: string;
}

/** The forms that work without a script. */
export const formCalls: Readonly<Record<string, FormCall>> = {
  contact: {
    path: '/api/contact',
    fields: ['name', 'email', 'subject', 'message', 'language'],
    page: '/contact',
    done: '/contact?sent=1#message',
    returns: 'contact',
  },
  help: {
    path: '/api/help',
    fields: ['name', 'email', 'category', 'message', 'language'],
    page: '/help',
    done: '/help?sent=1#message',
    returns: 'help',
  },
  newsletter: {
    path: '/api/newsletter',
    fields: ['email', 'language'],
    page: '/newsletter',
    done: '/newsletter?state=sent',
    returns: 'newsletter',
  },
  'confirm-newsletter': {
    path: '/api/newsletter/confirm',
    fields: ['token'],
    page: '/newsletter',
    done: '/newsletter?state=confirmed',
    refused: '/newsletter?state=invalid',
  },
  unsubscribe: {
    path: '/api/newsletter/unsubscribe',
    fields: [],
    queryField: 'token',
    page: '/newsletter',
    done: '/newsletter?state=left',
    refused: '/newsletter?state=invalid',
  },
};
