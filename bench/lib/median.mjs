/** The middle of some measurements: one visit that was disturbed changes nothing. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
