import { isApiFailure, type Language } from 'shared-ui/store';
import { defineTexts } from '../texts';

// Fetched only once something was refused.
const refusalTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

async function sentenceOf(code: string, language: Language): Promise<string> {
  try {
    await refusalTexts.load(language);
  } catch {
    return '';
  }
  const sentence = refusalTexts.read(language)?.[code];
  return typeof sentence === 'string' ? sentence : '';
}

/**
 * What to tell the reader about a refused call: in English the server's own sentence, in Nepali
 * ours for its code, else the given one.
 */
export async function describeFailure(
  fault: unknown,
  language: Language,
  otherwise: string,
): Promise<string> {
  if (!isApiFailure(fault)) return otherwise;
  if (language === 'en' && fault.message) return fault.message;
  // The field's own sentence says more than that some field is wrong.
  if (fault.code === 'request.invalid' && fault.errors[0]) return fault.errors[0].message;
  return (await sentenceOf(fault.code, language)) || otherwise;
}
