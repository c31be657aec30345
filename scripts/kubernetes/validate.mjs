import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Ajv from 'ajv';

const require = createRequire(import.meta.url);
const operatorSchemas = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'cloudnative-pg.schema.json'), 'utf8'),
);
const ajv = new Ajv({ allErrors: true }).addSchema(operatorSchemas, 'operators');

/** API groups of the operators whose kinds the schema beside this file describes. */
const operatorGroups = ['postgresql.cnpg.io/', 'barmancloud.cnpg.io/'];

const nameOf = ({ kind, metadata }) => `${kind} ${metadata?.name}`;

function operatorErrors(manifest) {
  const check = ajv.getSchema(`operators#/definitions/${manifest.kind}`);
  if (!check) return ['this kind is not in cloudnative-pg.schema.json'];
  return check(manifest) ? [] : check.errors.map(({ dataPath, message }) => `${dataPath} ${message}`);
}

function modelErrors(type, data) {
  try {
    const { [type.split('/').at(-1)]: Model } = require(`kubernetes-models/${type}`);
    new Model(data).validate();
    return [];
  } catch (error) {
    return [error.message];
  }
}

/** Validates the template from which an operator creates pods. */
const templateErrors = ({ kind, spec }) =>
  kind === 'Pooler' && spec?.template ? modelErrors('v1/PodTemplateSpec', spec.template) : [];

/**
 * Validates an object against the schema of its kind: kinds of Kubernetes with kubernetes-models, kinds of the operators with
 * the schema beside this file.
 * @returns {string[]} the errors
 */
export function schemaErrors(manifest) {
  const isOfOperator = operatorGroups.some((group) => manifest.apiVersion?.startsWith(group));
  const errors = isOfOperator
    ? [...operatorErrors(manifest), ...templateErrors(manifest)]
    : modelErrors(`${manifest.apiVersion}/${manifest.kind}`, manifest);
  return errors.map((error) => `${nameOf(manifest)}: ${error}`);
}
