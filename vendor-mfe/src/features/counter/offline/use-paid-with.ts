import { useState } from 'react';
import type { PaidWith } from './program/entry';

const REMEMBERED = 'counter-paid-with';
export const WAYS: readonly PaidWith[] = ['cash', 'qr', 'card'];

const remembered = (): PaidWith => WAYS.find((way) => way === localStorage.getItem(REMEMBERED)) ?? 'cash';

/** Way of payment, preset to the last choice on this device. */
export function usePaidWith(): [PaidWith, (way: PaidWith) => void] {
  const [way, setWay] = useState(remembered);
  const choose = (next: PaidWith) => {
    setWay(next);
    localStorage.setItem(REMEMBERED, next);
  };
  return [way, choose];
}
