import { useState } from 'react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import { SelectionBar, usePassing } from './decisions/selection-bar';
import { UndoBar } from '../../shared/undo/undo-bar';
import { WorkDialogs } from './decisions/work-dialogs';
import { FullItem } from './full/full-item';
import { actionsOf } from './item/actions';
import { ItemActions } from './item/item-actions';
import { ItemPanel } from './item/item-panel';
import { useFindings } from './item/use-findings';
import { useSingleKeys } from 'shared-ui/dashboard';
import { hasFullView, keyOf } from './list/kinds';
import { WorkGroups } from './list/work-groups';
import { workbenchTexts } from './texts';
import { keysOf, useActs, type WorkbenchProps } from './use-acts';
import { ITEM_HEADING } from './use-position';
import { differing } from './verification/ticks';
import styles from './workbench.module.css';

interface ListProps {
  props: WorkbenchProps;
  acts: ReturnType<typeof useActs>;
  current: WorkItemView;
  passing: readonly WorkItemView[];
  disabled: boolean;
  onOpen(item: WorkItemView, full?: boolean): void;
}

/** True if the list and the panel stand side by side. */
const isWide = (): boolean => window.matchMedia('(min-width: 1080px)').matches;

/** List of items with the bulk actions for the selection. */
function WorkList({ props: { work }, acts, current, passing, disabled, onOpen }: ListProps) {
  const t = useTexts(workbenchTexts);
  const { selection } = acts;
  return (
    <div className={styles.list}>
      <WorkGroups
        items={work.items}
        currentKey={keyOf(current)}
        selected={selection.keys}
        onOpen={(item) => onOpen(item)}
        onSelect={selection.toggle}
      />
      {work.total > work.items.length && (
        <p className={styles.more}>{t('more', { count: work.total - work.items.length })}</p>
      )}
      <SelectionBar
        selected={selection.selected}
        passing={passing}
        busy={disabled}
        onApprove={(about) => void acts.decide(about, 'approve')}
        onOwn={acts.own}
        onSnooze={() => acts.setAsking({ dialog: 'snooze', about: acts.chosen })}
        onClear={selection.clear}
      />
    </div>
  );
}

/** List and open item with its decisions and keyboard shortcuts. */
function Bench({ props, acts, current, onOpen, ...list }: ListProps) {
  const { hasKeys, onHelp } = props;
  const { position, care } = acts;
  const { disabled, passing } = list;
  const [showsAll, setShowsAll] = useState(false);
  const findings = useFindings(current, differing(acts.ticks).length > 0);
  const actions = position.isGone ? [] : actionsOf(current, findings);
  const onFields = () => setShowsAll((was) => !was);
  const openCurrent = () => onOpen(current);
  useSingleKeys(keysOf(acts, { actions, passing, openCurrent, onFields, onHelp }), hasKeys && !disabled);
  const panel = {
    item: current,
    isMine: acts.isMine(current),
    isGone: position.isGone,
    showsAll,
    disabled: disabled || position.isGone,
    onBack: () => position.show(position.isFull && isWide() ? current : undefined, false),
    onStep: position.step,
    onOwn: () => void (acts.isMine(current) ? care.giveBack([current]) : care.own([current])),
    onSnooze: () => acts.setAsking({ dialog: 'snooze', about: [current] }),
    onFields,
    onFull: () => onOpen(current, true),
    children: (
      <ItemActions
        item={current}
        actions={actions}
        panUsedBy={findings.panUsedBy}
        disabled={disabled}
        onAct={acts.start}
      />
    ),
  };
  if (position.isFull)
    return (
      <FullItem
        {...panel}
        place={position.place}
        total={props.work.items.length}
        hasKeys={hasKeys}
        ticks={acts.ticks}
        onTick={acts.setTick}
      />
    );
  return (
    <div className={styles.bench} data-open={position.isOpen || undefined}>
      <WorkList props={props} acts={acts} current={current} onOpen={onOpen} {...list} />
      <ItemPanel {...panel} />
    </div>
  );
}

/** List, open item, dialogs and undo bar. */
export function Workbench(props: WorkbenchProps) {
  const acts = useActs(props);
  const { position, selection, care, decisions, current } = acts;
  const passing = usePassing(selection.selected);
  const asked = acts.asking;
  const subject = asked?.about[0];
  const disabled = decisions.busy || care.busy || props.work.isStale;
  const open = (item: WorkItemView, full = !isWide()): void => {
    position.show(item, full && hasFullView(item));
    care.opened(item);
    setTimeout(() => document.getElementById(ITEM_HEADING)?.focus());
  };
  const undo = () => void decisions.undo();
  useSingleKeys({ z: undo, u: undo }, props.hasKeys);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{acts.said}</span>
      </VisuallyHidden>
      {current && (
        <Bench
          props={props}
          acts={acts}
          current={current}
          passing={passing}
          disabled={disabled}
          onOpen={open}
        />
      )}
      {asked && subject && (
        <WorkDialogs
          asking={asked.dialog}
          item={subject}
          ticks={acts.ticks}
          busy={decisions.busy}
          onClose={() => acts.setAsking(null)}
          onDecide={(action, given) => void acts.decide([subject], action, given)}
          onSnooze={(until) => void acts.snooze(until)}
        />
      )}
      <UndoBar group={decisions.newest} secondsLeft={decisions.secondsLeft} onUndo={undo} />
    </>
  );
}
