import { runInThisContext } from 'node:vm';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as sharedRouter from 'shared-ui/router';
import * as sharedStore from 'shared-ui/store';
import { isContractAccepted, type RemoteModule } from 'shared-ui/remote';
import { assertIntegrity } from './integrity';
import type { ResolvedRemote } from './manifest';

const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared-ui/router': sharedRouter,
  'shared-ui/store': sharedStore,
};

const timeoutMs = 3000;
type ModuleBody = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown,
) => void;

function evaluate(code: string, { serverEntry, publicBase }: ResolvedRemote): RemoteModule {
  const provide = (name: string): unknown => {
    if (name === 'remote-public-path') return publicBase;
    if (name in shared) return shared[name];
    throw new Error(`the server entry asks for ${name}, which the shell does not share`);
  };
  const wrapped = `(function (module, exports, require) {${code}\n})`;
  const body = runInThisContext(wrapped, { filename: serverEntry?.url }) as ModuleBody;
  const module: { exports: unknown } = { exports: {} };
  body(module, module.exports, provide);
  return module.exports as RemoteModule;
}

async function fetchEntry(remote: ResolvedRemote): Promise<RemoteModule> {
  if (!remote.serverEntry) throw new Error(`${remote.name} has no server entry`);
  const { url, integrity } = remote.serverEntry;
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const code = Buffer.from(await answer.arrayBuffer());
  assertIntegrity(url, code, integrity);
  const module = evaluate(code.toString(), remote);
  if (!isContractAccepted(module.contractVersion))
    throw new Error(`contract ${module.contractVersion} is not ours`);
  return module;
}

interface Loaded {
  readonly hash: string;
  readonly publicBase: string;
  readonly module: Promise<RemoteModule>;
}

/** A release and the one before it are in use at the same time. */
const MAX_BUILDS = 2;

/** Loads server entries once per build of the remote. A failed load is retried for the next page. */
export class ServerRemotes {
  /** Latest loaded builds of each remote, the last one used last. */
  readonly #loaded = new Map<string, Loaded[]>();

  load(remote: ResolvedRemote): Promise<RemoteModule> {
    const hash = remote.serverEntry?.integrity ?? '';
    const known = this.#loaded.get(remote.name) ?? [];
    const same = known.find((one) => one.hash === hash && one.publicBase === remote.publicBase);
    const loading = same ?? { hash, publicBase: remote.publicBase, module: fetchEntry(remote) };
    const others = known.filter((one) => one !== same);
    this.#loaded.set(remote.name, [...others.slice(1 - MAX_BUILDS), loading]);
    if (!same) loading.module.catch(() => this.#forget(remote.name, loading));
    return loading.module;
  }

  #forget(name: string, loading: Loaded): void {
    const left = (this.#loaded.get(name) ?? []).filter((one) => one !== loading);
    this.#loaded.set(name, left);
  }
}
