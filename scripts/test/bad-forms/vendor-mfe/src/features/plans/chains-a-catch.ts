export const pause = (send: () => { unwrap(): Promise<void> }, toast: (text: string) => void) =>
  send().unwrap().catch(() => toast('Not paused'));
