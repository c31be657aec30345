/**
 * URL of a list as a file, with the same filters and order but without paging.
 * @param file path of the file
 */
export function fileOf(file: string, asked: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value && name !== 'cursor') query.set(name, value);
  const text = query.toString();
  return text ? `${file}?${text}` : file;
}
