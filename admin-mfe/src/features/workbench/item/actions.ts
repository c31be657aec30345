import type { WorkItemView } from 'shared-ui/api/admin-work';

export type ActionId = 'approve' | 'reject' | 'ask' | 'verify' | 'verifyAll' | 'hide' | 'keep' | 'close';

export interface ItemAction {
  id: ActionId;
  /** Keyboard shortcut. */
  key: string;
  /** True for the recommended action, which has the prominent button. */
  isRecommended: boolean;
  look: 'good' | 'ask' | 'bad';
}

/** Results of the automatic checks; undefined while they load or if the item has none. */
export interface Findings {
  passed: boolean | undefined;
  /** True if the pending deals of a business pass their checks. */
  dealsPassed: boolean | undefined;
  /** Business that already has this PAN: the item cannot be verified. */
  panUsedBy?: { id: number; businessName: string; nameNe: string | null };
}

const KEYS: Readonly<Record<ActionId, string>> = {
  approve: 'a',
  keep: 'a',
  verify: 'v',
  verifyAll: 'v',
  ask: 'c',
  reject: 'r',
  hide: 'r',
  close: 'r',
};

const LOOKS: Readonly<Record<ActionId, ItemAction['look']>> = {
  approve: 'good',
  keep: 'good',
  verify: 'good',
  verifyAll: 'good',
  ask: 'ask',
  reject: 'bad',
  hide: 'bad',
  close: 'ask',
};

/** Order of the buttons. */
const ORDER: readonly ActionId[] = [
  'reject',
  'hide',
  'ask',
  'close',
  'keep',
  'approve',
  'verify',
  'verifyAll',
];

/**
 * Returns the allowed actions of an item. The checks determine the recommended one. If the deals of a business can be approved with it,
 * the shortcut of Verify does both.
 */
export function actionsOf(item: WorkItemView, { passed, dealsPassed, panUsedBy }: Findings): ItemAction[] {
  const offered = new Set<string>(item.allowed);
  if (panUsedBy) offered.delete('verify');
  const goTogether = item.frees.length > 0 && dealsPassed === true && offered.has('verify');
  if (goTogether) offered.add('verifyAll');
  const recommended: ActionId =
    passed === false ? 'ask' : goTogether ? 'verifyAll' : (GOOD.find((id) => offered.has(id)) ?? 'close');
  return ORDER.filter((id) => offered.has(id)).map((id) => ({
    id,
    key: id === 'verify' && goTogether ? '' : KEYS[id],
    isRecommended: id === recommended,
    look: LOOKS[id],
  }));
}

const GOOD: readonly ActionId[] = ['verify', 'approve', 'keep'];
