import { useTexts, type TextKey } from 'shared-ui/i18n';
import { auditActionTexts } from './texts';
import english from './texts.en.json';

const isKnown = (action: string): action is TextKey<typeof english> => action in english;

/** Returns the sentence of an action. An action of a newer release is shown by its code. */
export function useActionText(): (action: string) => string {
  const t = useTexts(auditActionTexts);
  return (action) => (isKnown(action) ? t(action) : action);
}
