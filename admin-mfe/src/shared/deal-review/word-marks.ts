export interface WordPart {
  text: string;
  isNew: boolean;
}

/** A longer text is marked as a whole: comparing it would be slow. */
const MAX_WORDS = 400;

const wordsIn = (text: string): string[] => text.split(/(?<=\s)/);

/** Lengths of the longest common sequence of words, of the ends of both texts. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let from = before.length - 1; from >= 0; from--)
    for (let to = after.length - 1; to >= 0; to--) {
      const row = lengths[from] as number[];
      const below = lengths[from + 1] as number[];
      row[to] =
        before[from]?.trim() === after[to]?.trim()
          ? (below[to + 1] ?? 0) + 1
          : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  return lengths;
}

/** Parts of the new text, with the words that the old one does not have. */
export function markedWords(before: string, after: string): WordPart[] {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  if (old.length > MAX_WORDS || now.length > MAX_WORDS) return [{ text: after, isNew: before !== after }];
  const lengths = commonLengths(old, now);
  const parts: WordPart[] = [];
  const add = (text: string, isNew: boolean): void => {
    const last = parts.at(-1);
    if (last?.isNew === isNew) last.text += text;
    else parts.push({ text, isNew });
  };
  let from = 0;
  let to = 0;
  while (to < now.length) {
    if (from < old.length && old[from]?.trim() === now[to]?.trim()) {
      add(now[to++] ?? '', false);
      from++;
    } else if (from < old.length && (lengths[from + 1]?.[to] ?? 0) > (lengths[from]?.[to + 1] ?? 0)) from++;
    else add(now[to++] ?? '', true);
  }
  return parts;
}
