export async function pause(send: () => { unwrap(): Promise<void> }, toast: (text: string) => void) {
  try {
    await send().unwrap();
    toast('Paused');
  } catch {
    toast('Not paused');
  }
}
