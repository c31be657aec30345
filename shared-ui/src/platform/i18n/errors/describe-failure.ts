import { isApiFailure, type FieldFailure, type Language } from 'shared-ui/store';
import { defineTexts } from '../texts';

// Loaded only after a rejected request.
const errorTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

async function sentenceOf(code: string, language: Language): Promise<string> {
  try {
    await errorTexts.load(language);
  } catch {
    return '';
  }
  const sentence = errorTexts.read(language)?.[code];
  return typeof sentence === 'string' ? sentence : '';
}

/**
 * Returns the field errors of a failed call in the language of the page; an empty list if there are none. If the Nepali
 * translations cannot be loaded, the errors stay English.
 */
export async function describeFields(failure: unknown, language: Language): Promise<readonly FieldFailure[]> {
  if (!isApiFailure(failure)) return [];
  const { errors } = failure;
  if (language === 'en' || errors.length === 0) return errors;
  // Loaded only after the API rejects a field.
  const part = await import('./describe-fields').catch(() => null);
  return part ? part.fieldsInNepali(errors) : errors;
}

/**
 * Returns the text to show for a failed call: in English the message of the server, in Nepali the translation of its code;
 * otherwise the given text.
 */
export async function describeFailure(
  fieldError: unknown,
  language: Language,
  otherwise: string,
): Promise<string> {
  if (!isApiFailure(fieldError)) return otherwise;
  if (language === 'en' && fieldError.message) return fieldError.message;
  // The message of the field is more specific than the general message.
  const [field] = fieldError.code === 'request.invalid' ? await describeFields(fieldError, language) : [];
  if (field) return field.message;
  return (await sentenceOf(fieldError.code, language)) || otherwise;
}
