import { ofKind } from './manifests.mjs';

/**
 * @typedef {{ name: string, labels: object, spec: object, isOfOperator: boolean }} Pod `spec` is a PodSpec; for pods created by
 * CloudNativePG it contains our settings only, and the operator adds probes and a service account
 */

const ofDeployment = ({ metadata, spec: { template } }) => ({
  name: metadata.name,
  labels: template.metadata.labels,
  spec: template.spec,
  isOfOperator: false,
});

const ofPooler = ({ metadata, spec }) => ({
  name: metadata.name,
  labels: {
    ...spec.template.metadata.labels,
    'cnpg.io/poolerName': metadata.name,
    'cnpg.io/cluster': spec.cluster.name,
  },
  spec: spec.template.spec,
  isOfOperator: true,
});

const ofCluster = ({ metadata, spec }) => ({
  name: metadata.name,
  labels: { 'cnpg.io/cluster': metadata.name },
  spec: {
    securityContext: {
      runAsNonRoot: spec.securityContext?.runAsNonRoot,
      seccompProfile: spec.seccompProfile,
    },
    containers: [
      {
        name: 'postgres',
        image: spec.imageName,
        securityContext: spec.securityContext,
        resources: spec.resources,
      },
    ],
  },
  isOfOperator: true,
});

/** @returns {Pod[]} every kind of pod in the manifests */
export const podsOf = (manifests) => [
  ...ofKind(manifests, 'Deployment').map(ofDeployment),
  ...ofKind(manifests, 'Pooler').map(ofPooler),
  ...ofKind(manifests, 'Cluster').map(ofCluster),
];

/** Returns the containers of a pod, including its init containers. */
export const containersOf = ({ spec }) => [...(spec.initContainers ?? []), ...spec.containers];
