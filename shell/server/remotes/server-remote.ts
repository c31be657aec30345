import { runInThisContext } from 'node:vm';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as sharedRouter from 'shared-ui/router';
import * as sharedStore from 'shared-ui/store';
import { contractVersion, type RemoteModule } from 'shared-ui/remote';
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
  if (module.contractVersion !== contractVersion)
    throw new Error(`contract ${module.contractVersion} is not ours`);
  return module;
}

/** Loads server entries once per build of the remote. A failed load is retried for the next page. */
export class ServerRemotes {
  /** Latest loaded build, by the name of the remote. */
  readonly #loaded = new Map<string, { readonly hash: string; readonly module: Promise<RemoteModule> }>();

  load(remote: ResolvedRemote): Promise<RemoteModule> {
    const hash = remote.serverEntry?.integrity ?? '';
    const known = this.#loaded.get(remote.name);
    if (known?.hash === hash) return known.module;
    const loading = { hash, module: fetchEntry(remote) };
    this.#loaded.set(remote.name, loading);
    loading.module.catch(() => {
      if (this.#loaded.get(remote.name) === loading) this.#loaded.delete(remote.name);
    });
    return loading.module;
  }
}
