import fs from 'node:fs';
import path from 'node:path';

const capitals = (text) => text.toUpperCase();

/** Repeats the lines of a text that name a remote for another one, below them. */
function repeatLines(text, remote, name) {
  const isNamed = (line) => line.includes(`${remote}-mfe`) || line.includes(`${remote}.yaml`);
  const isAddress = (line) => line.trimStart().startsWith(`${capitals(remote)}_`);
  const renamed = (line) => line.replaceAll(remote, name).replaceAll(capitals(remote), capitals(name));
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => isAddress(line));
  return lines
    .flatMap((line, n) => {
      if (isNamed(line)) return [line, renamed(line)];
      return n === last ? [line, ...lines.filter(isAddress).map(renamed)] : [line];
    })
    .join('\n');
}

function changeJson(file, change) {
  const content = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, `${JSON.stringify(change(content), null, 2)}\n`);
}

/** Files with one or two lines per remote. */
const listsOfRemotes = [
  ...['backend', 'shell', 'remote'].map((name) => `deploy/${name}.Dockerfile`),
  'deploy/kubernetes/kustomization.yaml',
  'deploy/kubernetes/configuration.yaml',
];

/**
 * Adds a remote to the lists of remotes and creates its Kubernetes manifests from those of another remote.
 * @param {string} rootDir
 * @param {{ name: string, port: number }} names
 * @param {string} pattern the name of the other remote
 * @returns the changed files
 */
export function registerRemote(rootDir, { name, port }, pattern) {
  const at = (file) => path.join(rootDir, file);
  changeJson(at('package.json'), (content) => ({
    ...content,
    workspaces: content.workspaces.flatMap((folder) =>
      folder === `${pattern}-mfe` ? [folder, `${name}-mfe`] : [folder],
    ),
  }));
  changeJson(at('shell/remotes.json'), (list) => ({
    ...list,
    [name]: `http://localhost:${port}/mf-manifest.json`,
  }));
  for (const file of listsOfRemotes)
    fs.writeFileSync(at(file), repeatLines(fs.readFileSync(at(file), 'utf8'), pattern, name));
  const manifests = fs.readFileSync(at(`deploy/kubernetes/${pattern}.yaml`), 'utf8');
  const own = `deploy/kubernetes/${name}.yaml`;
  fs.writeFileSync(at(own), manifests.replaceAll(pattern, name));
  return ['package.json', 'shell/remotes.json', ...listsOfRemotes, own];
}
