import { ofKind } from './manifests.mjs';
import { containersOf } from './pods.mjs';
import { selects } from './selectors.mjs';

const each = (pod, isRight) => containersOf(pod).every(isRight);
const hasAmounts = (amounts) => Boolean(amounts?.cpu && amounts?.memory);
const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'];
const hostAccess = ['hostNetwork', 'hostPID', 'hostIPC'];
const restrictedVolumes = new Set([
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'persistentVolumeClaim',
  'projected',
  'secret',
]);

const isNotRoot = ({ runAsNonRoot, runAsUser } = {}) => runAsNonRoot !== false && runAsUser !== 0;

const isVersion = (image) => /:v?\d+\.\d+[\w.-]*$/.test(image ?? '') && !image.endsWith(':latest');

const budgetsOf = ({ name, labels, isOfOperator }, manifests) =>
  isOfOperator &&
  ofKind(manifests, 'Cluster').some(({ metadata, spec }) => metadata.name === name && spec.enablePDB)
    ? 1
    : ofKind(manifests, 'PodDisruptionBudget').filter(({ spec }) => selects(spec.selector, labels)).length;

const isScaled = ({ name }, manifests) =>
  ofKind(manifests, 'HorizontalPodAutoscaler').some(
    ({ spec }) => spec.scaleTargetRef.name === name && spec.minReplicas >= 2 && spec.metrics.length > 0,
  );

const isThreefold = ({ name }, manifests) =>
  manifests.some(({ kind, metadata, spec }) =>
    ['Cluster', 'Pooler'].includes(kind) ? metadata.name === name && spec.instances >= 3 : false,
  );

const hasBothWays = ({ spec }) => ['Ingress', 'Egress'].every((way) => spec.policyTypes.includes(way));

/** Returns true if a policy selects this pod by its labels, in addition to the policy that denies all traffic to all pods. */
function hasNetworkPolicy({ labels }, manifests) {
  const policies = ofKind(manifests, 'NetworkPolicy').filter(hasBothWays);
  const isGeneral = ({ spec }) => Object.keys(spec.podSelector).length === 0;
  return (
    policies.some((policy) => isGeneral(policy) && !policy.spec.ingress && !policy.spec.egress) &&
    policies.some((policy) => !isGeneral(policy) && selects(policy.spec.podSelector, labels))
  );
}

/**
 * Rules for every pod: the "restricted" standard of Kubernetes and our own rules (finding S7). Each function returns true if
 * the rule holds for a pod, given all manifests.
 */
export const podRules = {
  'does not run as root': (pod) =>
    pod.spec.securityContext?.runAsNonRoot === true &&
    isNotRoot(pod.spec.securityContext) &&
    each(pod, ({ securityContext }) => isNotRoot(securityContext)),
  'has a read-only root file system': (pod) =>
    each(pod, ({ securityContext }) => securityContext?.readOnlyRootFilesystem === true),
  'has no capabilities and cannot gain any': (pod) =>
    each(
      pod,
      ({ securityContext: context }) =>
        context?.capabilities?.drop?.includes('ALL') &&
        !context.capabilities.add &&
        context.allowPrivilegeEscalation === false &&
        !context.privileged,
    ),
  'has the seccomp profile of the runtime': (pod) =>
    pod.spec.securityContext?.seccompProfile?.type === 'RuntimeDefault' &&
    each(
      pod,
      ({ securityContext }) =>
        (securityContext?.seccompProfile?.type ?? 'RuntimeDefault') === 'RuntimeDefault',
    ),
  // The managers that the operator adds to its pods call the API server.
  'has no token of a service account': ({ spec, isOfOperator }) =>
    isOfOperator || (spec.automountServiceAccountToken === false && !spec.serviceAccountName),
  'shares nothing with its host': (pod) =>
    hostAccess.every((field) => !pod.spec[field]) &&
    each(pod, ({ ports = [] }) => ports.every(({ hostPort }) => hostPort === undefined)) &&
    (pod.spec.volumes ?? []).every((volume) =>
      Object.keys(volume).every((key) => key === 'name' || restrictedVolumes.has(key)),
    ),
  // The operator adds its own probes.
  'has probes for start, readiness and life': ({ spec, isOfOperator }) =>
    isOfOperator || spec.containers.every((container) => probes.every((probe) => container[probe])),
  'has requests and limits': (pod) =>
    each(pod, ({ resources }) => hasAmounts(resources?.requests) && hasAmounts(resources?.limits)),
  'has one disruption budget': (pod, manifests) => budgetsOf(pod, manifests) === 1,
  'runs at least twice': (pod, manifests) => isScaled(pod, manifests) || isThreefold(pod, manifests),
  'has a network policy': hasNetworkPolicy,
  'names the version of its images': (pod) => each(pod, ({ image }) => isVersion(image)),
};
