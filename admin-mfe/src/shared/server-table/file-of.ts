/**
 * The address of a list as a file: the same filters and order, without the pages.
 * @param file the path of the file
 */
export function fileOf(file: string, asked: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value && name !== 'cursor') query.set(name, value);
  const text = query.toString();
  return text ? `${file}?${text}` : file;
}
