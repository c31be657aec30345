import { isOpen, type PassSummary } from './pass-summary';

/** Of all that is personal this alone is kept for the time without a connection. */
const CACHE = 'own-passes';

export type PassToStore = PassSummary;

export interface SavedPass {
  pass: PassToStore;
  /** When it was last known to be so, ISO 8601. */
  keptAt: string;
  /** How far the device's clock was ahead of the server's then; unknown on passes from before it was kept. */
  clockAheadMs?: number;
}

const addressOf = (id: string): string => `/kept-passes/${encodeURIComponent(id)}`;

/** No more of it than is shown. */
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
 * Keeps an open pass; one that is no longer open is forgotten.
 * @param clockAheadMs how far the device's clock is ahead of the server's
 */
export async function storeOfflinePass(pass: PassToStore, now: Date, clockAheadMs = 0): Promise<void> {
  const cache = await caches.open(CACHE);
  if (!isOpen(pass, now)) return void (await cache.delete(addressOf(pass.id)));
  const saved: SavedPass = { pass: essence(pass), keptAt: now.toISOString(), clockAheadMs };
  await cache.put(addressOf(pass.id), new Response(JSON.stringify(saved)));
}

/**
 * Keeps what a list of passes says.
 * @param isWhole whether the list holds every open pass: what it does not name is then forgotten
 */
export async function storeListedPasses(
  passes: readonly PassToStore[],
  { isWhole, now, clockAheadMs }: { isWhole: boolean; now: Date; clockAheadMs?: number },
): Promise<void> {
  if (isWhole) await clearOfflinePasses();
  for (const pass of passes) await storeOfflinePass(pass, now, clockAheadMs);
}

/** At sign-out, and whenever somebody else may be signed in. */
export const clearOfflinePasses = async (): Promise<void> => void (await caches.delete(CACHE));

/** The open passes that are kept, those that end first in front. */
export async function readSavedPasses(now: Date): Promise<SavedPass[]> {
  if (!(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const answers = await cache.matchAll();
  const saved = await Promise.all(answers.map((answer) => answer.json() as Promise<SavedPass>));
  return saved
    .filter(({ pass }) => isOpen(pass, now))
    .sort((a, b) => Date.parse(a.pass.expiresAt) - Date.parse(b.pass.expiresAt));
}
