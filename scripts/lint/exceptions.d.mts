export interface Rule {
  name: string;
  hint: string;
  subjects(project: { tableAccess: string[] }): string[];
}

export function violationsOf(rules: Rule[], project: { tableAccess: string[] }): string[];
export function compare(
  violations: string[],
  exceptions: string[],
): { added: string[]; unneeded: string[]; isSorted: boolean };
export function readLines(text: string): string[];
export function writeLines(lines: string[]): string;
