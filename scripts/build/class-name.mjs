import { createHash } from 'node:crypto';

/**
 * Number of hash characters in a class name. Few, because each page contains hundreds of class names; a test detects
 * collisions.
 */
const LETTERS = 3;

/**
 * @param file the path of the stylesheet from the root of the repository, with slashes
 * @param name the class name in the stylesheet
 */
export function classNameOf(file, name) {
  const hash = createHash('sha256').update(`${file}\n${name}`).digest('base64url');
  return `${name}_${hash.slice(0, LETTERS)}`;
}
