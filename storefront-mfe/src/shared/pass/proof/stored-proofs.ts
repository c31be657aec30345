/** What a counter without a network showed for an acceptance: four characters, or its whole signed entry. */
export interface StoredProof {
  passId: string;
  code?: string;
  /** Body and signature in base64url, separated by a dot. */
  entry?: string;
  /** Time on the customer's device, ISO 8601. */
  at: string;
}

const STORED_AT = 'dobbar.acceptance-proofs';
const CHANGED = 'dobbar:acceptance-proofs-changed';
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

const isProof = (value: unknown): value is StoredProof =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as StoredProof).passId === 'string' &&
  Date.parse((value as StoredProof).at) > Date.now() - RETENTION_DAYS * DAY_MS;

/** Returns the stored text, which React can compare; empty if the browser stores nothing. */
export function storedProofs(): string {
  try {
    return localStorage.getItem(STORED_AT) ?? '';
  } catch {
    return '';
  }
}

/** @param text the stored text; invalid and old proofs are left out */
export function parseProofs(text: string): StoredProof[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.filter(isProof) : [];
  } catch {
    return [];
  }
}

function write(proofs: readonly StoredProof[]): void {
  try {
    if (proofs.length > 0) localStorage.setItem(STORED_AT, JSON.stringify(proofs));
    else localStorage.removeItem(STORED_AT);
  } catch {
    // A private window may store nothing.
  }
  dispatchEvent(new Event(CHANGED));
}

const without = (passId: string): StoredProof[] =>
  parseProofs(storedProofs()).filter((proof) => proof.passId !== passId);

/** Stores the proof of a pass instead of an earlier one. */
export const storeProof = (proof: StoredProof): void => write([...without(proof.passId), proof]);

export const removeProof = (passId: string): void => write(without(passId));

/** Calls back when this page or another tab changes the proofs. @returns a function that ends it */
export function watchProofs(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener('storage', onChange);
  };
}
