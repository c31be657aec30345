import { createHash } from 'node:crypto';

/** Letters that tell classes of one name apart. Each page carries hundreds of them; a test finds two that are alike. */
const LETTERS = 3;

/**
 * @param file the stylesheet, from the root of the repository, with slashes
 * @param name as the stylesheet calls it
 */
export function classNameOf(file, name) {
  const hash = createHash('sha256').update(`${file}\n${name}`).digest('base64url');
  return `${name}_${hash.slice(0, LETTERS)}`;
}
