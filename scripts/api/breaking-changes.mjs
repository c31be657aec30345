import { SchemaComparison } from './breaking-schemas.mjs';

const nameOf = ({ in: place, name }) => `${place} ${name}`;

/** Parameters, body, answers and events of one operation. */
class OperationComparison {
  constructor(schemas, report) {
    Object.assign(this, { schemas, report });
  }

  compare(where, before, after) {
    for (const name of ['x-scopes', 'x-test-scopes']) this.compareScopes(where, before, after, name);
    this.compareParameters(where, before.parameters ?? [], after.parameters ?? []);
    this.compareBody(`${where} body`, before.requestBody, after.requestBody);
    for (const [status, response] of Object.entries(before.responses)) {
      const other = after.responses[status];
      if (!other) this.report(`${where} ${status}`, 'it is no longer answered');
      else this.compareContent(`${where} ${status}`, 'read', response.content, other.content);
    }
    for (const [event, content] of Object.entries(before.callbacks ?? {})) {
      const other = after.callbacks?.[event];
      if (!other) this.report(`event ${event}`, 'it is no longer sent');
      else this.compareContent(`event ${event}`, 'read', content, other);
    }
  }

  compareScopes(where, before, after, name) {
    const kept = after[name];
    for (const scope of before[name] ?? [])
      if (kept && !kept.includes(scope)) this.report(where, `${scope} no longer opens it`);
    if (name === 'x-scopes' && kept && !before[name]) this.report(where, 'it needs a scope');
  }

  compareParameters(where, before, after) {
    const parameters = new Map(after.map((one) => [nameOf(one), one]));
    for (const one of before) {
      const place = `${where} ${nameOf(one)}`;
      const other = parameters.get(nameOf(one));
      if (!other) this.report(place, 'it was removed');
      else {
        if (other.required && !one.required) this.report(place, 'it is required');
        this.schemas.compare(place, 'sent', one.schema, other.schema);
      }
    }
    const known = new Set(before.map(nameOf));
    for (const one of after)
      if (one.required && !known.has(nameOf(one)))
        this.report(`${where} ${nameOf(one)}`, 'it is new and required');
  }

  compareBody(where, before, after) {
    if (after?.required && !before?.required) this.report(where, 'it is required');
    if (before) this.compareContent(where, 'sent', before.content, after?.content);
  }

  compareContent(where, direction, before = {}, after = {}) {
    for (const [type, { schema }] of Object.entries(before)) {
      if (!after[type]) this.report(where, `${type} was removed`);
      else this.schemas.compare(where, direction, schema, after[type].schema);
    }
  }
}

/**
 * Changes that break programs which keep to the earlier promise; `docs/api.md` has the rules.
 * @param before the promise of a version, from `promiseOf`
 * @param after the promise of the present document
 * @returns {string[]} one sentence for each change
 */
export function breakingChanges(before, after) {
  const found = new Set();
  const report = (where, what) => void found.add(`${where}: ${what}`);
  const operations = new OperationComparison(new SchemaComparison(before, after, report), report);
  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const where = `${method.toUpperCase()} ${path}`;
      const other = after.paths[path]?.[method];
      if (!other) report(where, 'it was removed, or keys can no longer call it');
      else operations.compare(where, operation, other);
    }
  return [...found];
}
