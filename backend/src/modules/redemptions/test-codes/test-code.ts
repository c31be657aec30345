/** Codes of every business in the sandbox: valid, used, expired. */
export const TEST_CODES = ['TEST-0001', 'TEST-0002', 'TEST-0003'] as const;
export type TestCode = (typeof TEST_CODES)[number];

/** The eight characters that a code is stored by. */
export const testCharacters = (code: TestCode): string => code.replace('-', '');

/** Parses a code of the sandbox, which has no check character. @returns null for other texts */
export function readTestCode(text: string): TestCode | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return TEST_CODES.find((one) => testCharacters(one) === code) ?? null;
}
