/** The fields that a change sets to another value, as the audit log stores them. */
export function changedFields(row: object, changes: object): { before: object; after: object } {
  const changed = Object.entries(changes).filter(([field, value]) => value !== row[field as keyof object]);
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, row[field as keyof object]])),
    after: Object.fromEntries(changed),
  };
}
