import { readTestCode, TEST_CODES, testCharacters } from './test-code.js';
import { readTypedCode } from '../passes/typed-code.js';

describe('the codes of the sandbox', () => {
  it.each(['TEST-0001', 'test0001', ' test 0001 '])('are read from %j', (text) => {
    expect(readTestCode(text)).toBe('TEST-0001');
  });

  it.each(['TEST-0004', 'TEST-00011', 'REST-0001', ''])('are not read from %j', (text) => {
    expect(readTestCode(text)).toBeNull();
  });

  it('are no codes of real passes', () => {
    for (const code of TEST_CODES) expect([code, readTypedCode(testCharacters(code))]).toEqual([code, null]);
  });
});
