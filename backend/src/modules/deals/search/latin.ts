// prettier-ignore
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'ng', च: 'ch', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n',
  प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l',
  व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
};
// prettier-ignore
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e',
};
// prettier-ignore
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e',
};
/** Joins two consonants. */
const VIRAMA = '्';
const ANUSVARA = 'ं';
/** Signs without a Latin equivalent: nasal vowel, visarga, elision. */
const SILENT = 'ँःऽ';

const DEVANAGARI = /[\u0900-\u097f]/u;

export const isDevanagari = (word: string): boolean => DEVANAGARI.test(word);

export const hasConsonant = (word: string): boolean =>
  [...word].some((letter) => CONSONANTS[letter] !== undefined);

const isSounded = (letter: string): boolean =>
  CONSONANTS[letter] !== undefined || VOWELS[letter] !== undefined || letter === ANUSVARA;

/** Transliterates a Nepali word by pronunciation: the inherent vowel at the end of a word is silent. */
export function latinOf(word: string): string {
  const letters = [
    ...word
      .normalize('NFD')
      .replace(/\u093c/g, '')
      .normalize('NFC'),
  ];
  let latin = '';
  for (let at = 0; at < letters.length;) {
    const [sound, used] = soundAt(letters, at, latin);
    latin += sound;
    at += used;
  }
  return latin;
}

/** @returns the sound that starts at a letter, and the number of its letters */
function soundAt(letters: readonly string[], at: number, before: string): [string, number] {
  const letter = letters[at] ?? '';
  if (CONSONANTS[letter] !== undefined) return consonantAt(letters, at, before);
  const vowel = VOWELS[letter] ?? VOWEL_SIGNS[letter];
  if (vowel !== undefined) return [vowel, 1];
  if (letter === ANUSVARA) return ['n', 1];
  if (letter >= '०' && letter <= '९') return [String(letter.charCodeAt(0) - '०'.charCodeAt(0)), 1];
  return [SILENT.includes(letter) ? '' : letter, 1];
}

function consonantAt(letters: readonly string[], at: number, before: string): [string, number] {
  const [letter = '', next = '', third = ''] = letters.slice(at, at + 3);
  if (letter === 'ज' && next === VIRAMA && third === 'ञ') {
    const sign = VOWEL_SIGNS[letters[at + 3] ?? ''];
    return [`gy${sign ?? 'a'}`, sign === undefined ? 3 : 4];
  }
  if (letter === 'ङ' && next === VIRAMA && 'गक'.includes(third || '?')) return ['n', 2];
  const sound = CONSONANTS[letter] ?? '';
  if (next === VIRAMA) return [sound, 2];
  const sign = VOWEL_SIGNS[next];
  if (sign !== undefined) return [sound + sign, 2];
  // A single consonant can be a word: म is "ma".
  const isSpoken = letters.slice(at + 1).some(isSounded) || !/[aeiou]/.test(before + sound);
  return [isSpoken ? `${sound}a` : sound, 1];
}
