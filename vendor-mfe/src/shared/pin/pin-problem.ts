import type { TextKey, Translate } from 'shared-ui/i18n';
import type english from './texts.en.json';

/** Why a PIN was not accepted. */
export type PinProblem =
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'locked'; readonly seconds: number }
  | { readonly kind: 'not-set' }
  /** Another answer of the server, in words. */
  | { readonly kind: 'other'; readonly text: string };

/** Sentence about a problem. */
export function problemText(problem: PinProblem, t: Translate<TextKey<typeof english>>): string {
  switch (problem.kind) {
    case 'wrong':
      return t('wrong', { count: problem.triesLeft });
    case 'locked':
      return t('locked', { count: problem.seconds });
    case 'not-set':
      return t('notSet');
    case 'other':
      return problem.text;
  }
}
