/** Storage of files. Their names are `<id>/<width>.<format>`. */
export abstract class MediaStorage {
  /** Writes the whole file or nothing. */
  abstract write(name: string, bytes: Buffer, type: string): Promise<void>;

  /** @returns null if the file does not exist */
  abstract read(name: string): Promise<Buffer | null>;

  /** Missing files are no error. */
  abstract remove(names: readonly string[]): Promise<void>;
}
