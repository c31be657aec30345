type Text = string | readonly string[] | null | undefined;

/** Texts of a deal from the form, a draft or the API. */
export interface DealTexts {
  title?: Text;
  titleNe?: Text;
  description?: Text;
  descriptionNe?: Text;
  included?: Text;
  includedNe?: Text;
  excluded?: Text;
  excludedNe?: Text;
  venue?: { name: string; nameNe?: string | null } | null;
}

const TEXTS = ['title', 'description', 'included', 'excluded'] as const;
export type NepaliText = (typeof TEXTS)[number] | 'venue';

const DEVANAGARI = /[\u0900-\u097F]/;

const written = (text: Text): string => (typeof text === 'string' ? text : (text ?? []).join(' ')).trim();

const isMissing = (english: Text, nepali: Text): boolean => {
  const text = written(english);
  return text !== '' && !DEVANAGARI.test(text) && written(nepali) === '';
};

/** Returns the texts that Nepali pages show in English. A main text in Devanagari needs no Nepali version. */
export function missingNepali(deal: DealTexts): NepaliText[] {
  const missing: NepaliText[] = TEXTS.filter((name) => isMissing(deal[name], deal[`${name}Ne`]));
  return deal.venue && isMissing(deal.venue.name, deal.venue.nameNe) ? [...missing, 'venue'] : missing;
}
