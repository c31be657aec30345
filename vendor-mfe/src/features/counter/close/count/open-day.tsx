import { useRef } from 'react';
import type { DailyCloseView, DrawerView } from 'shared-ui/api/counter';
import { Card } from 'shared-ui/ui';
import parts from '../day.module.css';
import { Figures } from '../figures';
import { LastDays } from '../last-days';
import { LateLines } from '../late-lines';
import { Overrides } from '../overrides';
import { PeopleTable } from '../people-table';
import { useCloseForm } from './close-form';
import { CountCash } from './count-cash';
import { ExpectedCard } from './expected-card';

interface OpenDayProps {
  close: DailyCloseView;
  drawer: DrawerView;
}

function Counting({ close, drawer }: OpenDayProps) {
  const form = useCloseForm(drawer, close.day);
  const signature = useRef<HTMLDivElement>(null);
  const toSignature = () => signature.current?.querySelector<HTMLElement>('input, button')?.focus();
  return (
    <div className={parts.columns}>
      <div className={parts.stack}>
        <CountCash form={form} onSign={toSignature} />
        <Details close={close} drawer={drawer} />
      </div>
      <div className={parts.stack}>
        <ExpectedCard close={close} drawer={drawer} form={form} signature={signature} />
        <LastDays branchId={drawer.branchId} />
      </div>
    </div>
  );
}

function Details({ close, drawer }: OpenDayProps) {
  return (
    <>
      <LateLines drawer={drawer} />
      <PeopleTable close={close} drawer={drawer} />
      {close.overrides.length > 0 && (
        <Card className={parts.card}>
          <Overrides overrides={close.overrides} />
        </Card>
      )}
    </>
  );
}

/** An open day: the figures so far, and the count that closes it. */
export function OpenDay({ close, drawer }: OpenDayProps) {
  return (
    <>
      <Figures close={close} drawer={drawer} />
      {drawer.canClose ? (
        <Counting key={`${drawer.branchId}/${close.day}`} close={close} drawer={drawer} />
      ) : (
        <div className={parts.columns}>
          <div className={parts.stack}>
            <Details close={close} drawer={drawer} />
          </div>
          <LastDays branchId={drawer.branchId} />
        </div>
      )}
    </>
  );
}
