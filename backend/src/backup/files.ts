import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Opening, Sealing } from './cipher.js';
import type { StoredFile } from './manifest.js';

/** Stream that counts and hashes its bytes. */
function meter(): { stream: Transform; result: () => { bytes: number; sha256: string } } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes the files of a backup. */
export class BackupWriter {
  constructor(
    readonly folder: string,
    readonly sealing: Sealing,
  ) {}

  /** @param name below the folder, without the suffix of the encryption */
  async write(name: string, plain: Readable): Promise<StoredFile> {
    return this.store(`${name}${this.sealing.ending}`, await this.sealing.seal(plain));
  }

  async writeCompressed(name: string, plain: Readable): Promise<StoredFile> {
    const packed = createGzip({ level: 4 });
    const file = this.write(`${name}.gz`, packed);
    const [stored] = await Promise.all([file, pipeline(plain, packed)]);
    return stored;
  }

  /** Stores the bytes unencrypted. */
  async store(name: string, bytes: Readable): Promise<StoredFile> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const { stream, result } = meter();
    await pipeline(bytes, stream, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }));
    return { name, ...result() };
  }
}

/** Reads the files of a backup. */
export class BackupReader {
  constructor(
    readonly folder: string,
    private readonly open: Opening,
  ) {}

  async read({ name }: StoredFile): Promise<Readable> {
    return this.open(createReadStream(this.pathOf(name)));
  }

  async readCompressed(file: StoredFile): Promise<Readable> {
    const packed = await this.read(file);
    const plain = createGunzip();
    packed.on('error', (error) => plain.destroy(error));
    return packed.pipe(plain);
  }

  /** @throws when a file is missing or not the one that was written */
  async verify(files: readonly StoredFile[], onFile: (done: number) => void): Promise<void> {
    for (const [index, file] of files.entries()) {
      await verifyFile(this.pathOf(file.name), file);
      onFile(index + 1);
    }
  }

  private pathOf(name: string): string {
    const file = path.resolve(this.folder, name);
    if (!file.startsWith(path.resolve(this.folder) + path.sep))
      throw new Error(`The backup names a file outside its folder: ${name}.`);
    return file;
  }
}

/** @throws when the file is missing or not the one that was written */
export async function verifyFile(file: string, { name, bytes, sha256 }: StoredFile): Promise<void> {
  const { stream, result } = meter();
  stream.resume();
  await pipeline(createReadStream(file), stream).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(`The backup is incomplete: ${name} is missing.`);
    throw error;
  });
  const found = result();
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new Error(`The backup is damaged: ${name} is not what was written.`);
}
