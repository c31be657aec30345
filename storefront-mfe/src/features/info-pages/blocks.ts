const bullet = '• ';

/** A text as paragraphs and, where lines begin with a bullet, lists. */
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
