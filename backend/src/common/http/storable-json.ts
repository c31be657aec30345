import { MalformedRequest } from '../errors/common.errors.js';

const MAX_DEPTH = 12;
const NOT_STORABLE = /\0|\p{Surrogate}/u;

/**
 * Rejects values that the database cannot store: NUL, half a surrogate pair, too deep nesting
 * (`request.malformed`, 400). Walks without recursion, so that depth cannot exhaust the stack.
 */
export function assertStorableJson(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let item = open.pop(); item; item = open.pop()) {
    if (typeof item.value === 'string' && NOT_STORABLE.test(item.value)) {
      throw new MalformedRequest({}, 'The text contains characters that cannot be stored.');
    }
    if (typeof item.value !== 'object' || item.value === null) continue;
    if (item.depth >= MAX_DEPTH) throw new MalformedRequest({}, 'The request is nested too deeply.');
    for (const [key, child] of Object.entries(item.value)) {
      open.push({ value: key, depth: item.depth + 1 }, { value: child, depth: item.depth + 1 });
    }
  }
}
