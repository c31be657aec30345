import { isOpen, type ShownPass } from './shown-pass';

/** Of all that is personal this alone is kept for the time without a connection. */
const CACHE = 'own-passes';

export type PassToKeep = ShownPass & { id: string };

export interface KeptPass {
  pass: PassToKeep;
  /** When it was last known to be so, ISO 8601. */
  keptAt: string;
}

const addressOf = (id: string): string => `/kept-passes/${encodeURIComponent(id)}`;

/** No more of it than is shown. */
const essence = ({ id, qrCode, code, state, redeemedAt, expiresAt, deal }: PassToKeep): PassToKeep => ({
  id,
  qrCode,
  code,
  state,
  redeemedAt,
  expiresAt,
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

/** Keeps an open pass; one that is no longer open is forgotten. */
export async function keepPass(pass: PassToKeep, now: Date): Promise<void> {
  const cache = await caches.open(CACHE);
  if (!isOpen(pass, now)) return void (await cache.delete(addressOf(pass.id)));
  const kept: KeptPass = { pass: essence(pass), keptAt: now.toISOString() };
  await cache.put(addressOf(pass.id), new Response(JSON.stringify(kept)));
}

/**
 * Keeps what a list of passes says.
 * @param isWhole whether the list holds every open pass: what it does not name is then forgotten
 */
export async function keepListedPasses(
  passes: readonly PassToKeep[],
  { isWhole, now }: { isWhole: boolean; now: Date },
): Promise<void> {
  if (isWhole) await forgetPasses();
  for (const pass of passes) await keepPass(pass, now);
}

/** At sign-out, and whenever somebody else may be signed in. */
export const forgetPasses = async (): Promise<void> => void (await caches.delete(CACHE));

/** The open passes that are kept, those that end first in front. */
export async function readKeptPasses(now: Date): Promise<KeptPass[]> {
  if (!(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const answers = await cache.matchAll();
  const kept = await Promise.all(answers.map((answer) => answer.json() as Promise<KeptPass>));
  return kept
    .filter(({ pass }) => isOpen(pass, now))
    .sort((a, b) => Date.parse(a.pass.expiresAt) - Date.parse(b.pass.expiresAt));
}
