/** Returns every violation of every rule as `rule subject`, sorted and unique. */
export function violationsOf(rules, project) {
  const lines = rules.flatMap(({ name, subjects }) =>
    subjects(project).map((subject) => `${name} ${subject}`),
  );
  return [...new Set(lines)].sort();
}

/**
 * Compares the violations with the committed exceptions.
 * @returns {{ added: string[], unneeded: string[], isSorted: boolean }} `added`: violations that are not listed; `unneeded`: lines
 *   without a violation
 */
export function compare(violations, exceptions) {
  return {
    added: violations.filter((line) => !exceptions.includes(line)),
    unneeded: exceptions.filter((line) => !violations.includes(line)),
    isSorted: exceptions.every((line, n) => n === 0 || exceptions[n - 1] < line),
  };
}

export const readLines = (text) => text.split('\n').filter(Boolean);
export const writeLines = (lines) => lines.map((line) => `${line}\n`).join('');
