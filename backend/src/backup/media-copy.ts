import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CONTENT_TYPES, documentTypeOf, type MediaStorage } from '../modules/media/index.js';
import type { BackupReader, BackupWriter } from './files.js';
import type { Manifest, MediaFile } from './manifest.js';

/** Copies the files to which a snapshot refers. Files that were removed since then are recorded as missing. */
export async function copyMedia(
  names: readonly string[],
  storage: MediaStorage,
  writer: BackupWriter,
  onFile: (done: number) => void,
): Promise<Pick<Manifest, 'media' | 'missingMedia'>> {
  const media: MediaFile[] = [];
  const missingMedia: string[] = [];
  for (const [index, name] of names.entries()) {
    const bytes = await storage.read(name);
    if (bytes) media.push({ ...(await writer.write(`media/${name}`, Readable.from([bytes]))), media: name });
    else missingMedia.push(name);
    onFile(index + 1);
  }
  return { media, missingMedia };
}

/** Writes the files back to the media store, existing ones included. */
export async function putMediaBack(
  media: readonly MediaFile[],
  storage: MediaStorage,
  reader: BackupReader,
  onFile: (done: number) => void,
): Promise<void> {
  for (const [index, file] of media.entries()) {
    const bytes = await buffer(await reader.read(file));
    await storage.write(file.media, bytes, contentTypeOf(file.media, bytes));
    onFile(index + 1);
  }
}

function contentTypeOf(name: string, bytes: Buffer): string {
  const picture = /\.(avif|webp)$/.exec(name)?.[1];
  if (picture) return `image/${picture}`;
  const document = documentTypeOf(bytes);
  return document ? CONTENT_TYPES[document] : 'application/octet-stream';
}
