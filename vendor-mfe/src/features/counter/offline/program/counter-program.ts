import type { CounterState, CounterStore, Device } from './counter-store';
import { contactNow } from './clock';
import { sealEntry, type EntryContent, type OverrideReason, type PaidWith } from './entry';
import { decideOffline, type Bill, type OfflineAnswer, type OfflineKnowledge } from './offline-policy';
import type { CounterPack, PackDeal } from './pack';
import { readToken, tokenIn, type TokenContent } from './pass-token';
import { proofOfPin, type PinKey } from './pin';
import { isUndoable, type StoredEntry } from './stored-entry';

/** Decision of a manager to accept a pass against a term of its deal. */
export interface Override {
  readonly managerId: number;
  /** Key of the manager's PIN, which was verified. */
  readonly key: PinKey;
  readonly reason: OverrideReason;
  readonly note: string | null;
}

/** An acceptance as staff confirm it. */
export interface Acceptance extends Omit<Bill, 'isOverridden'> {
  readonly token: string;
  readonly paidWith: PaidWith | null;
  /** Person at the counter; default: who was signed in at the last contact. */
  readonly person?: Device['person'];
  readonly override?: Override;
}

export type LookedUp = OfflineAnswer | { readonly rejection: 'typed-offline' };
export type Accepted =
  { readonly entry: StoredEntry; readonly content: TokenContent; readonly deal: PackDeal } | LookedUp;

interface Kept extends OfflineKnowledge {
  readonly device: Device;
}

/** What an entry says besides its place in the chain. */
type Statement = Pick<EntryContent, 'kind' | 'token' | 'undoes' | 'amount' | 'guests' | 'paidWith'>;

/** Who makes an entry, and who allowed it. */
type Decided = Pick<Acceptance, 'person' | 'override'>;
type Shown = Pick<StoredEntry, 'passId' | 'dealId' | 'title' | 'titleNe' | 'amount'>;

const known = (state: CounterState): Kept | null => {
  const { device, pack, contact, entries, sent } = state;
  if (!device || !pack || !contact) return null;
  const { vendorId, isWithdrawn } = device;
  return { device, pack, contact, entries, sent, vendorId, isWithdrawn };
};

/** The last link of the chain: of this device, or of the server if the device kept none. */
function lastLink({ entries, pack }: Kept): { number: number; hash: string } {
  const own = entries.at(-1);
  const { lastNumber, lastHash } = pack.device;
  return own && own.number >= lastNumber ? own : { number: lastNumber, hash: lastHash };
}

/** The counter without a network: looks up passes, and accepts them into the append-only queue of the device. */
export class CounterProgram {
  constructor(
    private readonly store: CounterStore,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Looks up a scanned text without a network. Null if this device is not enrolled. */
  async lookUp(text: string): Promise<LookedUp | null> {
    const state = await this.store.read();
    if (state.device?.isWithdrawn) return { rejection: 'withdrawn' };
    const kept = known(state);
    if (!kept) return null;
    const token = tokenIn(text);
    if (!token) return { rejection: 'typed-offline' };
    return decideOffline(await readToken(token, kept.pack.keys), kept, this.now());
  }

  /** Accepts a pass: checks it again and appends the entry. No other acceptance comes between the two. */
  accept({ token, amount, guests, paidWith, ...decided }: Acceptance): Promise<Accepted | null> {
    return this.store.exclusively('append', async () => {
      const state = await this.store.read();
      if (state.device?.isWithdrawn) return { rejection: 'withdrawn' };
      const kept = known(state);
      if (!kept) return null;
      const read = await readToken(token, kept.pack.keys);
      const answer = decideOffline(read, kept, this.now(), {
        amount,
        guests,
        isOverridden: decided.override !== undefined,
      });
      if ('rejection' in answer) return answer;
      const { content, deal } = answer;
      const statement: Statement = { kind: 'accept', token, amount, guests, paidWith };
      const entry = await this.append(kept, statement, shownOf(deal, content, amount), decided);
      return { entry, content, deal };
    });
  }

  /** Takes an acceptance back by another entry. Null once it was sent, taken back, or is too old. */
  undo(number: number, person?: Device['person']): Promise<StoredEntry | null> {
    return this.store.exclusively('append', async () => {
      const kept = known(await this.store.read());
      const accepted = kept?.entries.find((entry) => entry.number === number);
      if (!kept || !accepted || !isUndoable(accepted, kept.entries, this.now())) return null;
      const { passId, dealId, title, titleNe, amount } = accepted;
      const statement: Statement = {
        kind: 'undo',
        undoes: number,
        amount: null,
        guests: null,
        paidWith: null,
      };
      return this.append(kept, statement, { passId, dealId, title, titleNe, amount }, { person });
    });
  }

  /** Stores a pack of the device that arrived now. @param serverTime milliseconds since 1970 */
  async keepPack(id: Device['id'], pack: CounterPack, serverTime: number): Promise<void> {
    await this.store.savePack(id, pack, contactNow(serverTime, this.now()));
  }

  private async append(
    kept: Kept,
    statement: Statement,
    shown: Shown,
    { person = kept.device.person, override }: Decided,
  ): Promise<StoredEntry> {
    const { device, contact, pack } = kept;
    const last = lastLink(kept);
    const at = this.now();
    const place = { deviceId: device.id, number: last.number + 1, previous: last.hash };
    const content: EntryContent = {
      v: 1,
      ...place,
      ...statement,
      person: person.id,
      branchId: pack.branch.id,
      at,
      offset: contact.offset,
      contactAt: contact.contactAt,
      override: override ? await signedOverride(override, place, statement.token ?? '') : null,
    };
    const entry: StoredEntry = {
      ...(await sealEntry(content, device.key)),
      ...shown,
      deviceId: device.id,
      number: content.number,
      kind: content.kind,
      undoes: content.undoes ?? null,
      paidWith: content.paidWith,
      person: person.firstName,
      at,
      result: null,
      isSettled: false,
    };
    await this.store.append(entry);
    return entry;
  }
}

/** The manager confirms this pass at this place of the chain; the order is that of the server. */
async function signedOverride(
  { managerId, key, reason, note }: Override,
  { deviceId, number, previous }: Pick<EntryContent, 'deviceId' | 'number' | 'previous'>,
  token: string,
): Promise<EntryContent['override']> {
  const proof = await proofOfPin(key, [deviceId, number, previous, token].join('.'));
  return { managerId, reason, note, proof };
}

const shownOf = (deal: PackDeal, { passId }: TokenContent, amount: number | null): Shown => ({
  passId,
  dealId: deal.id,
  title: deal.title,
  titleNe: deal.titleNe,
  amount: amount ?? deal.charge,
});
