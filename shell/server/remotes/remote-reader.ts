import type { RemoteAddress } from './remote-addresses';
import type { DeployKeys } from './deploy-keys';
import { assertList, listUrl, type ReleaseList, type SignedList } from '../releases/release-list';
import { assertIntegrity } from './integrity';
import { resolveManifest, type Manifest, type ResolvedRemote } from './manifest';
import { RemoteRejected } from './remote-rejected';
import { verifySignature } from './signature';

const FETCH_TIMEOUT_MS = 1500;

/** Error for a file that an origin does not have. */
class FileMissing extends Error {}

async function fetchFile(url: string): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), cache: 'no-store' });
  if (answer.status === 404) throw new FileMissing(`${url} answered 404`);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Reads the files of an origin. Rejects a manifest without a valid signature and files that differ from their manifest. */
export class RemoteReader {
  /** Hash of the entry that was verified last, so that an unchanged build is not fetched every second. */
  readonly #compared = new Map<string, string>();

  constructor(
    private readonly deployKeys: DeployKeys,
    private readonly fetchOne: (url: string) => Promise<Buffer> = fetchFile,
  ) {}

  /** @throws RemoteRejected if the content is untrusted or incomplete; another error if the origin does not respond */
  async read(name: string, address: RemoteAddress): Promise<ResolvedRemote> {
    const manifest = await this.fetchOne(address.manifestUrl);
    try {
      return await this.#verified(name, address, JSON.parse(manifest.toString()) as Manifest);
    } catch (error) {
      throw new RemoteRejected(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  /**
   * Reads the releases that an origin lists.
   * @returns undefined for an origin without releases
   * @throws RemoteRejected if the list is untrusted or malformed; another error if the origin does not respond
   */
  async readList(name: string, address: RemoteAddress): Promise<ReleaseList | undefined> {
    const text = await this.fetchOne(listUrl(address)).catch((error: unknown) => {
      if (error instanceof FileMissing) return undefined;
      throw error;
    });
    if (text === undefined) return undefined;
    try {
      const list = JSON.parse(text.toString()) as SignedList;
      verifySignature(list, this.deployKeys, 'list of releases');
      assertList(name, list);
      return list;
    } catch (error) {
      throw new RemoteRejected(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  async #verified(name: string, address: RemoteAddress, manifest: Manifest): Promise<ResolvedRemote> {
    const signedBy = verifySignature(manifest, this.deployKeys);
    const remote = resolveManifest(name, address, manifest, signedBy);
    await this.#assertEntry(remote);
    return remote;
  }

  async #assertEntry({ name, internalEntry, integrity }: ResolvedRemote): Promise<void> {
    if (integrity === undefined) return;
    const key = `${internalEntry} ${integrity}`;
    if (this.#compared.get(name) === key) return;
    assertIntegrity(internalEntry, await this.fetchOne(internalEntry), integrity);
    this.#compared.set(name, key);
  }
}
