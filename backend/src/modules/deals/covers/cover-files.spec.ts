import { jest } from '@jest/globals';
import * as files from 'node:fs/promises';

const tooManyFiles = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
const readFile = jest.fn(files.readFile);
jest.unstable_mockModule('node:fs/promises', () => ({ ...files, readFile }));
const { loadCovers } = await import('./cover-files.js');

describe('the list of covers', () => {
  it('is read again after it could not be read, and then remembered', async () => {
    readFile.mockRejectedValueOnce(tooManyFiles);
    await expect(loadCovers()).rejects.toBe(tooManyFiles);
    const list = await loadCovers();
    expect(list.covers.length).toBeGreaterThan(0);
    expect(await loadCovers()).toBe(list);
    expect(readFile).toHaveBeenCalledTimes(2);
  });
});
