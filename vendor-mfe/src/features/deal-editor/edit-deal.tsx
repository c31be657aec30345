import { Form } from 'antd';
import { useState } from 'react';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink } from 'shared-ui/ui';
import { ConflictPanel } from './conflict/conflict-panel';
import { DealEditor, valuesOf } from './deal-editor';
import { dealFormOf, withPendingChanges, type DealForm } from './deal-form';
import { toContent } from './draft/draft-content';
import type { KeptText } from './draft/draft-saver';
import { RestoredNote, StateNote } from './editor-notes';
import { PointsPausedNote } from './points-paused-note';
import type { OpenedText } from './draft/opened-text';
import { dealEditorTexts } from './texts';
import { useChangeDeal } from './use-change-deal';

interface EditDealProps {
  /** The deal as it was opened. */
  opened: ManagedDealView;
  /** What the form begins with. */
  text: OpenedText;
  /** Where text that was not sent outlives the browser's window. */
  kept: KeptText;
  /** Asks for the deal as it is by now. */
  askAgain: () => Promise<ManagedDealView>;
}

interface Standing {
  /** The version that is edited. */
  deal: ManagedDealView;
  /** What the edit began with; null when it was typed on a version that nobody knows any more. */
  base: DealForm | null;
  /** A newer version that was met. */
  newer: ManagedDealView | null;
}

const shownOf = (deal: ManagedDealView): DealForm => dealFormOf(withPendingChanges(deal));

/** The change of a deal that is there already. */
export function EditDeal({ opened, text, kept, askAgain }: EditDealProps) {
  const t = useTexts(dealEditorTexts);
  const [form] = Form.useForm<DealForm>();
  const [{ deal, base, newer }, setStanding] = useState<Standing>(() =>
    text.isStale
      ? { deal: opened, base: null, newer: opened }
      : { deal: opened, base: shownOf(opened), newer: null },
  );
  const compare = async () => setStanding({ deal, base, newer: await askAgain() });
  const { busy, submit } = useChangeDeal(form, deal, compare);
  const keep = (values: DealForm) =>
    kept.keep(deal.id, { content: toContent(values), version: deal.version });

  const decide = (decided: DealForm) => {
    form.setFieldsValue(decided);
    if (newer) setStanding({ deal: newer, base: shownOf(newer), newer: null });
  };
  const send = async (values: DealForm) => {
    if (await submit(values)) kept.forget(deal.id);
  };
  const mine = () => ({ ...text.initial, ...valuesOf(form) });

  return (
    <DealEditor
      form={form}
      initial={text.initial}
      deal={deal}
      notes={
        newer ? (
          <ConflictPanel base={base} mine={mine()} theirs={shownOf(newer)} busy={busy} onDecide={decide} />
        ) : (
          <>
            {text.isRestored && <RestoredNote />}
            <PointsPausedNote />
            <StateNote deal={deal} onTakeUp={(taken) => form.setFieldsValue(taken)} />
          </>
        )
      }
      foot={
        <>
          <ButtonLink variant="tint" to="/dashboard/deals" onClick={() => kept.forget(deal.id)}>
            {t('cancel')}
          </ButtonLink>
          <Button type="submit" disabled={busy || newer !== null}>
            {t(busy ? 'busy' : 'save')}
          </Button>
        </>
      }
      onType={keep}
      onSubmit={(values) => void send(values)}
    />
  );
}
