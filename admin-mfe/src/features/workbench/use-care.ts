import {
  useAdminWorkClaimMutation,
  useAdminWorkReleaseMutation,
  useAdminWorkSnoozeMutation,
  type WorkItemView,
} from 'shared-ui/api/admin-work';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { keyOf } from './list/kinds';
import { workbenchTexts } from './texts';

/** An admin who opens an item without an owner owns it for this time. */
const OPENED_MS = 15 * 60_000;

/** Claims, releases and snoozes items. */
export function useCare() {
  const t = useTexts(workbenchTexts);
  const { busy, decide } = useDecision();
  const [claim] = useAdminWorkClaimMutation();
  const [release] = useAdminWorkReleaseMutation();
  const [snooze] = useAdminWorkSnoozeMutation();
  const each = (
    name: string,
    items: readonly WorkItemView[],
    call: (item: WorkItemView) => Promise<unknown>,
  ) =>
    decide(
      [name, items.map(keyOf), Date.now()],
      () => Promise.all(items.map(call)),
      undefined,
      t('careFailed'),
    );
  return {
    busy,
    own: (items: readonly WorkItemView[]) =>
      each('own', items, ({ kind, id }) => claim({ kind, id, claimDto: {} }).unwrap()),
    giveBack: (items: readonly WorkItemView[]) =>
      each('giveBack', items, ({ kind, id }) => release({ kind, id }).unwrap()),
    /** Shows no error if the claim fails, because the item opens in any case. */
    opened: ({ kind, id, owner }: WorkItemView) => {
      if (owner) return;
      const until = new Date(Date.now() + OPENED_MS).toISOString();
      void claim({ kind, id, claimDto: { until } });
    },
    snooze: (items: readonly WorkItemView[], until: string | null) =>
      each('snooze', items, ({ kind, id }) => snooze({ kind, id, snoozeDto: { until } }).unwrap()),
  };
}
