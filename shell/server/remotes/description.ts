import Ajv from 'ajv';
import { descriptionSchema, type RemoteDescription } from 'shared-ui/remote';

const ajv = new Ajv();
const isDescription = ajv.compile(descriptionSchema);

/**
 * Reads how a remote describes itself. The manifest comes from another origin, so it is compared with the schema again.
 * @throws when there is no description, it is malformed or that of another remote
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
