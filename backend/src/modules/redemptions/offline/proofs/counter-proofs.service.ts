import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../common/errors/app-error.js';
import { InvalidRequest } from '../../../../common/errors/common.errors.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { PassCodes } from '../../passes/pass-codes.service.js';
import { PassMissing } from '../../passes/pass.errors.js';
import { deviceKey, isSignedBy, type KeyPoint } from '../devices/device-key.js';
import { claimedDevice, entryHash, readEntry, type SignedEntry } from '../sync/signed-entry.js';
import type { CounterProofDto } from './counter-proof.dto.js';
import type { CounterProofView } from './counter-proof.view.js';
import { HASHES, KEEP_PROOF, KEY_OF_DEVICE, OWN_ROW } from './counter-proofs.sql.js';
import { entryCharacters, typedCharacters } from './entry-characters.js';

const wrong = (field: string, message: string): Error =>
  new InvalidRequest({ errors: [{ field, message }] }, message);

/** What customers keep of acceptances without a network (rule OF11). */
@Injectable()
export class CounterProofs {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
  ) {}

  /**
   * Keeps the characters or the signed entry and compares them with the entries that have arrived. Rejects
   * `pass.not-found` (404), and an entry that no device of the
   * pass's business signed about this pass (400).
   */
  async keep(userId: number, passId: string, form: CounterProofDto): Promise<CounterProofView> {
    if ((form.code === undefined) === (form.entry === undefined))
      throw wrong('code', 'Please type the four characters of the counter.');
    const [pass] = await this.transactions.query<{ id: string; vendorId: number }>(OWN_ROW, [passId, userId]);
    if (!pass) throw new PassMissing();
    const code = form.code === undefined ? null : typedCharacters(form.code);
    const hash =
      form.entry === undefined ? null : await this.hashOf(form.entry, { passId, vendorId: pass.vendorId });
    if (code?.includes('U')) throw wrong('code', 'Please type the four characters of the counter.');
    await this.transactions.query(KEEP_PROOF, [pass.id, code, hash, form.at ?? null]);
    const arrived = await this.transactions.query<{ hash: Buffer }>(HASHES, [pass.id]);
    const fits = arrived.some((entry) =>
      hash ? entry.hash.equals(hash) : entryCharacters(entry.hash) === code,
    );
    return { state: fits ? 'confirmed' : arrived.length > 0 ? 'different' : 'waiting' };
  }

  private async hashOf(text: string, pass: { passId: string; vendorId: number }): Promise<Buffer> {
    const [body, signature] = text.split('.').map((part) => Buffer.from(part, 'base64url')) as [
      Buffer,
      Buffer,
    ];
    const deviceId = claimedDevice(body);
    const [point] = deviceId
      ? await this.transactions.query<KeyPoint>(KEY_OF_DEVICE, [deviceId, pass.vendorId])
      : [];
    const key = point && deviceKey(point);
    const isGenuine = key && isSignedBy(key, body, signature);
    if (!isGenuine || !this.isAbout(pass.passId, readEntry(body, signature, deviceId)))
      throw wrong('entry', 'This is not a signed entry.');
    return entryHash(body);
  }

  private isAbout(passId: string, entry: SignedEntry | null): boolean {
    if (entry?.content?.kind !== 'accept') return false;
    try {
      const code = this.codes.read(entry.content.token);
      return code.kind === 'signed' && code.passId === passId;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
