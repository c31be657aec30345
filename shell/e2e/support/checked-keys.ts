import fs from 'node:fs';
import path from 'node:path';

/** Keys of elements that passed all accessibility rules. */
export interface CheckedKeys {
  has(key: string): boolean;
  add(keys: readonly string[]): void;
}

/** Keys of one check. */
export class OwnKeys implements CheckedKeys {
  private readonly keys = new Set<string>();

  has(key: string): boolean {
    return this.keys.has(key);
  }

  add(keys: readonly string[]): void {
    for (const key of keys) this.keys.add(key);
  }
}

/** Keys of all workers of a run, in a file that each worker appends to. */
export class SharedKeys implements CheckedKeys {
  private readonly keys = new Set<string>();
  private readonly file: number;
  private readUpTo = 0;
  private rest = '';

  /** @param folder of the run, empty when it starts */
  constructor(folder: string) {
    fs.mkdirSync(folder, { recursive: true });
    this.file = fs.openSync(path.join(folder, 'checked-elements.txt'), 'a+');
  }

  has(key: string): boolean {
    if (!this.keys.has(key)) this.readNew();
    return this.keys.has(key);
  }

  add(keys: readonly string[]): void {
    if (keys.length > 0) fs.writeSync(this.file, keys.map((key) => `${key}\n`).join(''));
  }

  private readNew(): void {
    const { size } = fs.fstatSync(this.file);
    if (size === this.readUpTo) return;
    const bytes = Buffer.alloc(size - this.readUpTo);
    this.readUpTo += fs.readSync(this.file, bytes, 0, bytes.length, this.readUpTo);
    const lines = (this.rest + bytes.toString('latin1')).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) this.keys.add(line);
  }
}
