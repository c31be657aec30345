import type { PageState } from '../../src/app/page-state';
import { jsonForHtml } from './escape';

type Json = (value: unknown, name: string) => string;

const known = new WeakMap<object, string>();

/** Serializes a value that is shared by many pages and never changed, such as an API response. Its JSON is kept while the value is. */
function sharedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return jsonForHtml(value);
  const kept = known.get(value);
  if (kept !== undefined) return kept;
  const json = jsonForHtml(value);
  known.set(value, json);
  return json;
}

/** Serializes an object whose fields are serialized by a function. */
function fieldsJson(record: object, json: Json): string {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(record))
    if (value !== undefined) fields.push(`${jsonForHtml(name)}:${json(value, name)}`);
  return `{${fields.join()}}`;
}

/** Returns how the fields with the given names are serialized; others as they are. */
const fields =
  (special: Readonly<Record<string, Json>>): Json =>
  (value) =>
    fieldsJson(value as object, (field, name) => (special[name] ?? jsonForHtml)(field, name));

const queryJson = fields({ data: sharedJson });
const listJson: Json = (values) => `[${(values as unknown[]).map(sharedJson).join()}]`;
const apiJson = fields({ queries: (queries) => fieldsJson(queries as object, queryJson) });
const stateJson = fields({ rendered: fields({ texts: listJson, api: apiJson }) });

/** Serializes the state of a page, as `jsonForHtml` does, with the kept JSON of what pages share. */
export const pageStateJson = (state: PageState): string => stateJson(state, 'state');
