import { isApiFailure, type FieldFailure, type Language } from 'shared-ui/store';
import { defineTexts } from '../texts';

// Fetched only once something was rejected.
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
 * The field errors of a failed call, in the language of the page. Without any, the list is empty. If the Nepali sentences
 * cannot be loaded, they stay English.
 */
export async function describeFields(failure: unknown, language: Language): Promise<readonly FieldFailure[]> {
  if (!isApiFailure(failure)) return [];
  const { errors } = failure;
  if (language === 'en' || errors.length === 0) return errors;
  // Fetched only when a field is rejected.
  const part = await import('./describe-fields').catch(() => null);
  return part ? part.fieldsInNepali(errors) : errors;
}

/**
 * What to tell the reader about a rejected call: in English the server's own sentence, in Nepali
 * ours for its code, else the given one.
 */
export async function describeFailure(
  fieldError: unknown,
  language: Language,
  otherwise: string,
): Promise<string> {
  if (!isApiFailure(fieldError)) return otherwise;
  if (language === 'en' && fieldError.message) return fieldError.message;
  // The field's own sentence says more than that some field is wrong.
  const [field] = fieldError.code === 'request.invalid' ? await describeFields(fieldError, language) : [];
  if (field) return field.message;
  return (await sentenceOf(fieldError.code, language)) || otherwise;
}
