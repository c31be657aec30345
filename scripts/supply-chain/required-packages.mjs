const isOptionalPeer = ({ peerDependenciesMeta = {} }, name) => peerDependenciesMeta[name]?.optional === true;

/**
 * Returns the dependencies that a package or workspace needs at run time. Optional dependencies may be missing, for example on
 * another platform.
 */
function requiredNames(entry, withDevelopment) {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => !isOptionalPeer(entry, name));
  const optional = new Set(Object.keys(entry.optionalDependencies ?? {}));
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...(withDevelopment ? Object.keys(entry.devDependencies ?? {}) : []),
    ...peers,
  ].filter((name) => !optional.has(name));
}

/** Returns the folder in which Node finds a package: beside the importing folder, or beside a parent folder. */
function resolvePlace(packages, name, from) {
  for (
    let at = from;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return undefined;
  }
}

/**
 * Returns the folders of all packages that the workspaces need, as the lockfile places them.
 * @param {object} lockfile
 * @param {{ workspaces: string[], withDevelopment: boolean }} choice the folders of the workspaces; "" is the root
 * @returns {{ places: string[], unresolved: string[] }} `unresolved`: names that are missing in the lockfile
 */
export function requiredPackages({ packages }, { workspaces, withDevelopment }) {
  const visited = new Set(workspaces);
  const unresolved = [];
  const waiting = [...workspaces];
  while (waiting.length > 0) {
    const at = waiting.pop();
    const isChosen = workspaces.includes(at);
    for (const name of requiredNames(packages[at], isChosen && withDevelopment)) {
      const found = resolvePlace(packages, name, at);
      if (!found) unresolved.push(`${name} (needed by ${at || 'the root'})`);
      const place = packages[found]?.link ? packages[found].resolved : found;
      if (!place || visited.has(place)) continue;
      visited.add(place);
      waiting.push(place);
    }
  }
  return { places: [...visited].filter((place) => place.includes('node_modules/')), unresolved };
}
