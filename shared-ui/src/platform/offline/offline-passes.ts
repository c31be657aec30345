import { isOpen, type PassSummary } from './pass-summary';

/** Cache of the customer's passes: the only personal data that is stored for offline use. */
const CACHE = 'own-passes';

export type PassToStore = PassSummary;

export interface SavedPass {
  pass: PassToStore;
  /** Time of the last update from the server, ISO 8601. */
  keptAt: string;
  /** Lead of the device's clock over the server's clock at that time; undefined on passes stored by older versions. */
  clockAheadMs?: number;
}

const addressOf = (id: string): string => `/kept-passes/${encodeURIComponent(id)}`;

/** Copies only the fields that are displayed. */
const essence = ({ deal, ...pass }: PassToStore): PassToStore => ({
  id: pass.id,
  dealId: pass.dealId,
  qrCode: pass.qrCode,
  shortQrCode: pass.shortQrCode,
  code: pass.code,
  state: pass.state,
  issuedAt: pass.issuedAt,
  redeemedAt: pass.redeemedAt,
  expiresAt: pass.expiresAt,
  isBought: pass.isBought,
  deal: {
    title: deal.title,
    titleNe: deal.titleNe,
    originalPrice: deal.originalPrice,
    discountedPrice: deal.discountedPrice,
    sumToPay: deal.sumToPay,
    vendor: { businessName: deal.vendor.businessName, nameNe: deal.vendor.nameNe },
    location: deal.location && { name: deal.location.name, nameNe: deal.location.nameNe },
  },
});

/**
 * Stores an open pass, or deletes a pass that is no longer open.
 * @param clockAheadMs lead of the device's clock over the server's clock
 */
export async function storeOfflinePass(pass: PassToStore, now: Date, clockAheadMs = 0): Promise<void> {
  const cache = await caches.open(CACHE);
  if (!isOpen(pass, now)) return void (await cache.delete(addressOf(pass.id)));
  const saved: SavedPass = { pass: essence(pass), keptAt: now.toISOString(), clockAheadMs };
  await cache.put(addressOf(pass.id), new Response(JSON.stringify(saved)));
}

/**
 * Stores the passes of a list.
 * @param isWhole true if the list contains every open pass; passes that it does not contain are deleted
 */
export async function storeListedPasses(
  passes: readonly PassToStore[],
  { isWhole, now, clockAheadMs }: { isWhole: boolean; now: Date; clockAheadMs?: number },
): Promise<void> {
  if (isWhole) await clearOfflinePasses();
  for (const pass of passes) await storeOfflinePass(pass, now, clockAheadMs);
}

/** Clears the stored passes, at sign-out and whenever another user may be signed in. */
export const clearOfflinePasses = async (): Promise<void> => void (await caches.delete(CACHE));

/** Returns the stored open passes, those that expire first at the beginning. */
export async function readSavedPasses(now: Date): Promise<SavedPass[]> {
  if (!(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const answers = await cache.matchAll();
  const saved = await Promise.all(answers.map((answer) => answer.json() as Promise<SavedPass>));
  return saved
    .filter(({ pass }) => isOpen(pass, now))
    .sort((a, b) => Date.parse(a.pass.expiresAt) - Date.parse(b.pass.expiresAt));
}
