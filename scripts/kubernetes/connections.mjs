import { ofKind } from './manifests.mjs';
import { selects } from './selectors.mjs';

/** Peers in other namespaces and IP ranges match no pod of ours. */
const reaches = (peers, labels) =>
  !peers ||
  peers.some(
    ({ podSelector, namespaceSelector, ipBlock }) =>
      !namespaceSelector && !ipBlock && selects(podSelector, labels),
  );

/** Returns the ports that the policies of a pod allow towards a peer, in one direction. */
function portsOf(policies, pod, peer, direction, side) {
  const rules = policies
    .filter(({ spec }) => selects(spec.podSelector, pod.labels))
    .flatMap(({ spec }) => spec[direction] ?? []);
  return new Set(
    rules
      .filter((rule) => reaches(rule[side], peer.labels))
      .flatMap(({ ports = [] }) => ports.map(({ port }) => port)),
  );
}

/**
 * Returns the connections between pods that the policies of both sides allow.
 * @param {import('./pods.mjs').Pod[]} pods
 * @returns {string[]} lines such as "shell -> backend:3000"
 */
export function allowedConnections(pods, manifests) {
  const policies = ofKind(manifests, 'NetworkPolicy');
  return pods.flatMap((from) =>
    pods.flatMap((to) => {
      const outgoing = portsOf(policies, from, to, 'egress', 'to');
      const incoming = portsOf(policies, to, from, 'ingress', 'from');
      return [...outgoing]
        .filter((port) => incoming.has(port))
        .map((port) => `${from.name} -> ${to.name}:${port}`);
    }),
  );
}

/** Returns the namespaces that may connect to a pod. */
export function allowedNamespaces(pod, manifests) {
  return ofKind(manifests, 'NetworkPolicy')
    .filter(({ spec }) => selects(spec.podSelector, pod.labels))
    .flatMap(({ spec }) => spec.ingress ?? [])
    .flatMap(({ from = [] }) => from)
    .flatMap(({ namespaceSelector }) => namespaceSelector?.matchLabels['kubernetes.io/metadata.name'] ?? []);
}
