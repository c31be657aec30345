import { DatePicker, Select } from 'antd';

export const parts = [DatePicker, Select];

export const pause = (decide: (send: () => Promise<void>) => void, send: () => { unwrap(): Promise<void> }) =>
  decide(() => send().unwrap());

export function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
