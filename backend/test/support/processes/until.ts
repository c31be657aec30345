/** Waits until a condition is true; throws after the time limit. */
export async function until(isTrue: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > withinMs) throw new Error(`Not within ${withinMs} ms.`);
    // Pauses, because the awaited work runs in this process too.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
