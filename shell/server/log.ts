type Facts = Readonly<Record<string, string | number | undefined>>;

/** Writes one line of JSON. Values cannot break the line, because JSON escapes line breaks. */
export function log(event: string, facts: Facts = {}): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), part: 'shell', event, ...facts })}\n`,
  );
}
