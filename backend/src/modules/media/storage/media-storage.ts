/** Where the files of pictures lie. Names are ours: `<id>/<width>.<format>`. */
export abstract class MediaStorage {
  /** The whole file or none of it. */
  abstract write(name: string, bytes: Buffer, type: string): Promise<void>;

  /** @returns null when there is no such file */
  abstract read(name: string): Promise<Buffer | null>;

  /** Files that are not there are no error. */
  abstract remove(names: readonly string[]): Promise<void>;
}
