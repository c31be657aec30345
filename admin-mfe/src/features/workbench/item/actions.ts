import type { WorkItemView } from 'shared-ui/api/admin-work';

export type ActionId = 'approve' | 'reject' | 'ask' | 'verify' | 'verifyAll' | 'hide' | 'keep' | 'close';

export interface ItemAction {
  id: ActionId;
  /** The key that does it. */
  key: string;
  /** The one that is recommended; the others stand back. */
  isRecommended: boolean;
  look: 'good' | 'ask' | 'bad';
}

/** What was found out without a person; undefined while it is not known, or where nothing is checked. */
export interface Findings {
  passed: boolean | undefined;
  /** Of the deals that go with a business. */
  dealsPassed: boolean | undefined;
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

/** In the order of the buttons. */
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
 * What can be done with an item. One action is recommended: it follows the checks. Where the deals of a business go with it, the key of
 * Verify does both.
 */
export function actionsOf(item: WorkItemView, { passed, dealsPassed }: Findings): ItemAction[] {
  const goTogether = item.frees.length > 0 && dealsPassed === true;
  const offered = new Set<string>(item.allowed);
  if (offered.has('verify') && goTogether) offered.add('verifyAll');
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
