/**
 * Who accepted a code: the API key by its name, else the person.
 * @param key the column with the key of the use
 * @param person the name of the person
 */
export const acceptedBy = (key: string, person: string): string =>
  `CASE WHEN ${key} IS NULL THEN ${person} ELSE coalesce((SELECT k.name FROM api_key_names k WHERE k.id = ${key}), '#' || ${key}) END`;
