import type { Language } from 'shared-ui/format';

/** Lines in the visitor's language, or in the other language if there are none. */
export function linesIn(
  language: Language,
  english: readonly string[],
  nepali: readonly string[],
): readonly string[] {
  const [own, other] = language === 'ne' ? [nepali, english] : [english, nepali];
  return own.length > 0 ? own : other;
}

/** Splits a line that begins with a name, such as "Two full thalis: rice, dal and gundruk". */
export function parted(line: string): { head: string | null; rest: string } {
  const at = line.indexOf(': ');
  return at > 0 ? { head: line.slice(0, at), rest: line.slice(at + 2) } : { head: null, rest: line };
}
