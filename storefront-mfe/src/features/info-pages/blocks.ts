const bullet = '• ';

/** Splits a text into paragraphs and lists; a line that begins with a bullet is a list item. */
export function blocksOf(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith(bullet)) {
      blocks.push(line);
      continue;
    }
    const list = blocks.at(-1);
    const point = line.slice(bullet.length);
    if (Array.isArray(list)) list.push(point);
    else blocks.push([point]);
  }
  return blocks;
}
