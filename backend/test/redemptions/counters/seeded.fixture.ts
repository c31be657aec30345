interface Seeded {
  seed: number;
  /** From 0 to below 1. */
  random(): number;
  /** A whole number from 0 to below the count. */
  below(count: number): number;
}

/** Random numbers that are the same for the same seed: `SIMULATION_SEED`, else 2083. */
export function seeded(): Seeded {
  const seed = Number(process.env['SIMULATION_SEED'] ?? 2083);
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { seed, random, below: (count) => Math.floor(random() * count) };
}
