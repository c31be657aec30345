/** Types that remotes provide and the shell reads. In all others the shell provides the values. */
const OF_REMOTES = new Set([
  'RemoteModule',
  'RemoteRoute',
  'Screen',
  'Head',
  'DashboardTools',
  'ScreenTexts',
]);

const keysOf = (...objects) => [...new Set(objects.flatMap((one) => Object.keys(one ?? {})))].sort();

/** Changes by their effect on remotes that were built before. */
class Changes {
  breaking = [];
  additions = [];
  fixes = [];
}

function compareMembers(changes, name, before, after) {
  const isOfRemotes = OF_REMOTES.has(name.split('.').at(-1));
  for (const key of keysOf(before, after)) {
    const place = `${name}.${key}`;
    const [old, now] = [before[key], after[key]];
    if (!now) changes.breaking.push(`${place} was removed`);
    else if (!old) {
      const isAsked = isOfRemotes && !now.optional;
      (isAsked ? changes.breaking : changes.additions).push(
        `${place} was added${isAsked ? ' and is required' : ''}`,
      );
    } else if (withoutParameterNames(old.type) !== withoutParameterNames(now.type))
      changes.breaking.push(`${place} has another type`);
    else if (old.optional !== now.optional)
      (now.optional === isOfRemotes ? changes.additions : changes.breaking).push(
        `${place} is ${now.optional ? 'optional' : 'required'} now`,
      );
  }
}

function compareValues(changes, name, before, after) {
  for (const value of before) if (!after.includes(value)) changes.breaking.push(`${name} lost "${value}"`);
  for (const value of after) if (!before.includes(value)) changes.additions.push(`${name} has "${value}"`);
}

/** Type without the names of its parameters: a remote is not affected by them. */
const withoutParameterNames = (type) =>
  type
    ?.replaceAll(/(?<=\(|, |\.\.\.)\w+(?=\??: )/g, '_')
    .replaceAll(/(?<==> (?:asserts )?)\w+(?= is )/g, '_');

function compareItem(changes, name, before, after) {
  if (!after) changes.breaking.push(`${name} was removed`);
  else if (!before) changes.additions.push(`${name} was added`);
  else if (before.members && after.members) compareMembers(changes, name, before.members, after.members);
  else if (before.values && after.values) compareValues(changes, name, before.values, after.values);
  else if (
    before.kind !== after.kind ||
    withoutParameterNames(before.type) !== withoutParameterNames(after.type) ||
    JSON.stringify(before.values) !== JSON.stringify(after.values)
  )
    changes.breaking.push(`${name} has another type`);
  else if (before.type !== after.type) changes.fixes.push(`${name} names its parameters differently`);
}

/** Compares two versions of a JSON schema: what was allowed stays allowed, and nothing more is required. */
function compareSchemas(changes, place, before, after) {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const isRequired = place.endsWith('.required');
    for (const one of before) {
      if (after.some((other) => JSON.stringify(other) === JSON.stringify(one))) continue;
      (isRequired ? changes.additions : changes.breaking).push(`${place} lost ${JSON.stringify(one)}`);
    }
    for (const one of after) {
      if (before.some((other) => JSON.stringify(other) === JSON.stringify(one))) continue;
      (isRequired ? changes.breaking : changes.additions).push(`${place} has ${JSON.stringify(one)}`);
    }
    return;
  }
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return void changes.breaking.push(`${place} was changed`);
  for (const key of keysOf(before, after)) {
    if (!(key in after)) changes.breaking.push(`${place}.${key} was removed`);
    else if (!(key in before)) changes.additions.push(`${place}.${key} was added`);
    else compareSchemas(changes, `${place}.${key}`, before[key], after[key]);
  }
}

function compareLibraries(changes, before, after) {
  for (const name of keysOf(before, after)) {
    const [old, now] = [before[name], after[name]];
    if (old === now) continue;
    if (!now || (old && old.split('.')[0] !== now.split('.')[0]))
      changes.breaking.push(`${name} ${old} became ${now}`);
    else (old ? changes.fixes : changes.additions).push(`${name} ${now} is shared`);
  }
}

/**
 * Compares two contracts of the shell.
 * @returns {{ breaking: string[], additions: string[], fixes: string[] }} changes that break remotes built with the one before; that offer
 *   more; and newer versions of shared libraries
 */
export function compareContracts(before, after) {
  const changes = new Changes();
  for (const part of keysOf(before.surface, after.surface)) {
    const [old = {}, now = {}] = [before.surface[part], after.surface[part]];
    for (const name of keysOf(old, now)) compareItem(changes, `${part}.${name}`, old[name], now[name]);
  }
  compareSchemas(changes, 'description', before.description, after.description);
  compareLibraries(changes, before.libraries, after.libraries);
  return changes;
}

/**
 * Returns the version of a changed contract. The first number is `contractVersion` of the code.
 * @param contractVersion of the code now
 * @throws if an incompatible change has no higher `contractVersion`
 */
export function nextVersion(before, changes, contractVersion) {
  const [major, minor, patch] = before.version.split('.').map(Number);
  if (contractVersion < major) throw new Error(`contractVersion was ${major} and never gets lower.`);
  if (contractVersion > major) return `${contractVersion}.0.0`;
  const { breaking, additions, fixes } = changes;
  if (breaking.length > 0)
    throw new Error(
      `These changes break remotes that are deployed:\n  ${breaking.join('\n  ')}\n` +
        'Raise contractVersion in shared-ui/src/platform/remote/contract.ts; docs/releases.md, "The contract", says how.',
    );
  if (additions.length > 0) return `${major}.${minor + 1}.0`;
  return fixes.length > 0 ? `${major}.${minor}.${patch + 1}` : before.version;
}
