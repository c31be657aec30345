/** Part of a search text that is a filter. */
export interface Intent {
  name: 'maxPrice' | 'discountType' | 'near' | 'open';
  value: string;
  /** Text as typed, so that it can be removed. */
  text: string;
}

const RUPEES = String.raw`(?:rs\.?|npr|रु\.?)?\s*(\d{2,6})(?:\s*(?:rs|rupees?|rupaiya|रुपैयाँ|रुपियाँ))?`;
const TWO_FOR_ONE = 'buyXgetY';

const RULES: readonly { name: Intent['name']; value?: string; pattern: RegExp }[] = [
  {
    name: 'maxPrice',
    pattern: new RegExp(String.raw`(?:under|below|less than|up ?to|within|max(?:imum)?)\s*${RUPEES}`, 'iu'),
  },
  {
    name: 'maxPrice',
    pattern: new RegExp(
      String.raw`${RUPEES}\s*(?:भन्दा\s*(?:कम|तल|मुनि)|मुनि|भित्र|सम्म|bhanda\s*(?:kam|tala|muni)|muni|bhitra|samma)(?![\p{L}\p{M}])`,
      'iu',
    ),
  },
  {
    name: 'discountType',
    value: TWO_FOR_ONE,
    pattern:
      /buy\s*(?:one|1|x|two|2)\s*get\s*(?:one|1|y)(?:\s*free)?|\bbogo\b|1\s*\+\s*1|(?:two|2)\s*for\s*(?:one|1)\b|(?:एक|एउटा|1)\s*किन्दा\s*(?:एक|एउटा|1)(?:\s*(?:फ्री|सित्तै(?:मा)?))?|(?:एक|1)मा\s*(?:एक|1)|ek kinda ek(?: free)?/iu,
  },
  { name: 'open', value: 'now', pattern: /open now|अहिले खुला|खुला अहिले|ahile khula/iu },
  { name: 'near', value: 'me', pattern: /near(?:by)? me|\bnearby\b|मेरो नजिकै?|नजिकैको|mero najik(?:ai)?/iu },
];

/** Converts Nepali digits to Latin ones. The length of the text does not change. */
const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));

/**
 * Finds filters in a search text, in both languages: maximum price, two for one, open now, near me.
 * @returns the filters, each at most once, and the remaining text
 */
export function intentsOf(source: string): { intents: Intent[]; rest: string } {
  const intents: Intent[] = [];
  let rest = source;
  for (const { name, value, pattern } of RULES) {
    const match = pattern.exec(latinDigits(rest));
    if (!match || intents.some((intent) => intent.name === name)) continue;
    const end = match.index + match[0].length;
    const text = rest.slice(match.index, end).trim();
    intents.push({ name, value: value ?? String(Number(match[1])), text });
    rest = `${rest.slice(0, match.index)} ${rest.slice(end)}`;
  }
  return { intents, rest };
}
