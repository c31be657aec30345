import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';
import { MediaStorage } from './media-storage.js';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Stores files in a folder, distributed over 256 subfolders. Several instances share it. */
export class FolderStorage extends MediaStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    assertNoTransaction('Reading or writing a file');
    const file = this.fileOf(name);
    const draft = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async read(name: string): Promise<Buffer | null> {
    assertNoTransaction('Reading or writing a file');
    return readFile(this.fileOf(name)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  }

  async remove(names: readonly string[]): Promise<void> {
    assertNoTransaction('Reading or writing a file');
    for (const name of names) await rm(this.fileOf(name), { force: true });
    for (const folder of new Set(names.map((name) => path.dirname(this.fileOf(name)))))
      await rmdir(folder).catch(() => undefined);
  }

  private fileOf(name: string): string {
    const [id = ''] = name.split('/');
    return path.join(this.folder, id.slice(-2), name);
  }
}
