import { readLine } from '../../lint/rules/table-access.mjs';

/**
 * Adds a dashed arrow to a Mermaid graph for each pair of modules of which one accesses relations of the other.
 * @param {string} graph a graph with modules as `id["name"]`; modules that it does not contain, such as `common`, get no arrow
 * @param {string[]} access the lines of table-access.txt
 */
export function withSqlEdges(graph, access) {
  const ids = new Map([...graph.matchAll(/^(\w+)\["([^"]+)"\]$/gm)].map(([, id, name]) => [name, id]));
  const verbs = new Map();
  for (const { module, owner, verb } of access.map(readLine)) {
    if (module === owner || !ids.has(module) || !ids.has(owner)) continue;
    const pair = `${module} ${owner}`;
    verbs.set(pair, (verbs.get(pair) ?? new Set()).add(verb));
  }
  const edges = [...verbs].map(([pair, own]) => {
    const [from, to] = pair.split(' ').map((name) => ids.get(name));
    return `${from}-.->${own.has('writes') ? '|writes|' : ''}${to}`;
  });
  return [graph, ...edges].join('\n');
}
