import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { redemptionsApi } from 'shared-ui/api/redemptions';
import type { PassSummary } from 'shared-ui/platform';
import { api, useAppDispatch } from 'shared-ui/store';
import { scannedEntry } from './scanned-entry';
import {
  parseProofs,
  removeProof,
  storedProofs,
  storeProof,
  watchProofs,
  type StoredProof,
} from './stored-proofs';

function useProofs(): StoredProof[] {
  const text = useSyncExternalStore(watchProofs, storedProofs, () => '');
  return useMemo(() => parseProofs(text), [text]);
}

/** Returns the stored proof of a pass that is still open. */
export function useProof({ id, state }: Pick<PassSummary, 'id' | 'state'>): StoredProof | undefined {
  const proof = useProofs().find(({ passId }) => passId === id);
  return state === 'issued' ? proof : undefined;
}

/** Stores the entry of an acceptance whose QR opened this page, and removes it from the address. */
export function useScannedEntry(passes: readonly PassSummary[]): void {
  useEffect(() => {
    const keep = () => {
      const scanned = scannedEntry(location.hash, passes);
      if (!scanned) return;
      storeProof({ ...scanned, at: new Date().toISOString() });
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    };
    keep();
    addEventListener('hashchange', keep);
    return () => removeEventListener('hashchange', keep);
  }, [passes]);
}

/** A proof that the server will never take: of another customer's pass, or not genuine. */
const isRejected = (failure: unknown): boolean => {
  const { status } = failure as { status?: unknown };
  return status === 400 || status === 404;
};

/** Ids of the passes whose proof is being sent, by any part of the page. */
const underWay = new Set<string>();

/** Sends stored proofs once there is a network. A proof is removed when the counter's own entry has arrived (rule OF11). */
export function useSendProofs(): void {
  const proofs = useProofs();
  const dispatch = useAppDispatch();
  const [keep] = redemptionsApi.endpoints.counterProofsKeep.useMutation();

  useEffect(() => {
    const send = async ({ passId, ...counterProofDto }: StoredProof): Promise<void> => {
      if (underWay.has(passId)) return;
      underWay.add(passId);
      try {
        const { state } = await keep({ id: passId, counterProofDto }).unwrap();
        if (state === 'waiting') return;
        removeProof(passId);
        dispatch(api.util.invalidateTags(['Pass', 'Session', 'Points']));
      } catch (failure) {
        if (isRejected(failure)) removeProof(passId);
      } finally {
        underWay.delete(passId);
      }
    };
    const sendAll = () => {
      if (navigator.onLine) for (const proof of proofs) void send(proof);
    };
    sendAll();
    addEventListener('online', sendAll);
    return () => removeEventListener('online', sendAll);
  }, [proofs, keep, dispatch]);
}
