type Facts = Readonly<Record<string, string | number | undefined>>;

/** One line of JSON, which no value can break in two. */
export function log(event: string, facts: Facts = {}): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), part: 'shell', event, ...facts })}\n`,
  );
}
