const tests = {
  In: (value, values) => values.includes(value),
  NotIn: (value, values) => !values.includes(value),
  Exists: (value) => value !== undefined,
  DoesNotExist: (value) => value === undefined,
};

/** Returns true if a Kubernetes label selector matches these labels. An empty selector matches everything. */
export function selects({ matchLabels = {}, matchExpressions = [] } = {}, labels) {
  return (
    Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => tests[operator](labels[key], values))
  );
}
