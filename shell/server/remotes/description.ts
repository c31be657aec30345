import Ajv from 'ajv';
import { descriptionSchema, type RemoteDescription } from 'shared-ui/remote';

const ajv = new Ajv();
const isDescription = ajv.compile(descriptionSchema);

/**
 * Reads the description of a remote. The manifest comes from another origin, so it is validated against the schema again.
 * @throws if the description is missing, malformed or that of another remote
 */
export function readDescription(name: string, description: unknown): RemoteDescription {
  if (description === undefined) throw new Error('the manifest has no description of the remote');
  if (!isDescription(description))
    throw new Error(
      `the description of the remote is malformed: ${ajv.errorsText(isDescription.errors, { dataVar: 'it' })}`,
    );
  const known = description as RemoteDescription;
  if (known.name !== name) throw new Error(`the description is that of ${known.name}`);
  return known;
}
